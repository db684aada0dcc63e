// Texts of the account pages (product §4.5 to §4.8).

import { MIN_PASSWORD_LENGTH } from '#domain/auth/password-length.ts';
import { fieldProblems } from './account-replies.ts';
import { translatable } from './language.ts';

export const account = translatable('account', {
  /** If the server was unreachable, or gave no reason (product §4.13). */
  callFailed: 'Something went wrong, please try again later',
  /** A refusal, and when the call may be made again (product §14.5). */
  tryAgainAt: '{refusal}. You can try again at {time}.',

  checks: {
    phone: fieldProblems['phone-not-valid'],
    terms: 'Please accept the privacy policy and terms of use',
    username: fieldProblems['username-missing'],
    childsName: fieldProblems['childs-name-missing'],
    standard: fieldProblems['standard-missing'],
    password: fieldProblems['password-missing'],
    passwordLength: fieldProblems['password-too-short'],
    passwordsDiffer: 'Passwords do not match',
    loginPhone: 'Enter a valid phone number',
    otp: 'Please enter OTP',
    oldPassword: 'Please enter your old password',
  },

  fields: {
    phone: 'WhatsApp number',
    phonePlaceholder: 'Enter your WhatsApp Number',
    otp: 'OTP',
    otpHint: 'The six digits we send you on WhatsApp.',
    username: "Parent's name",
    childsName: "Child's name",
    standard: 'Standard',
    standardPlaceholder: 'Choose a standard',
    standardOption: 'Standard {number}',
    password: 'Password',
    passwordHint: `At least ${MIN_PASSWORD_LENGTH} characters, and hard to guess: no name, no phone number.`,
    confirmPassword: 'Confirm password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    showConfirmPassword: 'Show confirmed password',
    hideConfirmPassword: 'Hide confirmed password',
  },

  code: {
    get: 'Get OTP',
    getNew: 'Get a new OTP',
    getNewIn: 'Get a new OTP in {seconds} s',
    checking: 'One moment, we are checking that you are not a robot…',
    sending: 'Your OTP is on its way to +91 {phone}.',
    delivered: 'Your OTP has arrived on WhatsApp at +91 {phone}.',
    lateTitle: 'The OTP has not arrived',
    failedTitle: 'The OTP could not be delivered',
    checkNumber: 'Please check that +91 {phone} is right and on WhatsApp. You can get a new OTP.',
    checkNumberOrPassword:
      'Please check that +91 {phone} is right and on WhatsApp. You can get a new OTP, or log in with your password.',
  },

  signUp: {
    documentTitle: 'Sign Up',
    title: 'Sign up for free and get free benefits',
    titleFromPlay: 'Sign up to play the next level',
    lead: "Your child's stars and best scores are saved, on any device.",
    phoneStep: 'Step 1 of 2: your phone',
    detailsStep: 'Step 2 of 2: you and your child',
    verify: 'Verify',
    verified: '+91 {phone} is verified.',
    submit: 'Sign Up',
    hasAccount: 'Already have an account?',
    login: 'Login',
  },

  login: {
    documentTitle: 'Login',
    title: 'Welcome back',
    lead: 'Log in with a code we send you on WhatsApp.',
    submit: 'Login',
    withPassword: 'Login with password',
    noAccount: 'New here?',
    signUp: 'Sign Up',
  },

  loginWithPassword: {
    documentTitle: 'Login with password',
    title: 'Welcome back',
    lead: 'Log in with your phone number and password.',
    submit: 'Login',
    withOtp: 'Login with OTP',
    forgotten: 'Forgotten your password? Log in with an OTP and set a new one in your account.',
  },

  otpPage: { title: 'Enter the OTP', verify: 'Verify' },

  whatsappPage: { title: 'Redirecting to WhatsApp' },
} as const);
