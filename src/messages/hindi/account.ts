import { MIN_PASSWORD_LENGTH } from '#domain/auth/password-length.ts';
import type { account as english } from '../account.ts';
import type { Translated } from '../language.ts';
import { fieldProblems } from './replies.ts';

export const account: Translated<typeof english> = {
  callFailed: 'कुछ गड़बड़ हो गई, कृपया थोड़ी देर बाद फिर से कोशिश करें',
  tryAgainAt: '{refusal}। आप {time} पर फिर से कोशिश कर सकते हैं।',

  checks: {
    phone: fieldProblems['phone-not-valid'],
    terms: 'कृपया गोपनीयता नीति और उपयोग की शर्तों से सहमति दें',
    username: fieldProblems['username-missing'],
    childsName: fieldProblems['childs-name-missing'],
    standard: fieldProblems['standard-missing'],
    password: fieldProblems['password-missing'],
    passwordLength: fieldProblems['password-too-short'],
    passwordsDiffer: 'दोनों पासवर्ड एक जैसे नहीं हैं',
    loginPhone: 'कृपया सही फ़ोन नंबर डालें',
    otp: 'कृपया OTP डालें',
    oldPassword: 'कृपया अपना पुराना पासवर्ड डालें',
  },

  fields: {
    phone: 'WhatsApp नंबर',
    phonePlaceholder: 'अपना WhatsApp नंबर डालें',
    otp: 'OTP',
    otpHint: 'छह अंकों का कोड, जो हम आपको WhatsApp पर भेजते हैं।',
    username: 'माता-पिता का नाम',
    childsName: 'बच्चे का नाम',
    standard: 'कक्षा',
    standardPlaceholder: 'कक्षा चुनें',
    standardOption: 'कक्षा {number}',
    password: 'पासवर्ड',
    passwordHint: `कम से कम ${MIN_PASSWORD_LENGTH} अक्षर, और ऐसा जिसका अंदाज़ा आसानी से न लगे: न कोई नाम, न फ़ोन नंबर।`,
    confirmPassword: 'पासवर्ड दोबारा डालें',
    showPassword: 'पासवर्ड दिखाएँ',
    hidePassword: 'पासवर्ड छिपाएँ',
    showConfirmPassword: 'दोबारा डाला गया पासवर्ड दिखाएँ',
    hideConfirmPassword: 'दोबारा डाला गया पासवर्ड छिपाएँ',
  },

  code: {
    get: 'OTP पाएँ',
    getNew: 'नया OTP पाएँ',
    getNewIn: 'नया OTP {seconds} सेकंड में',
    checking: 'एक पल रुकिए, हम जाँच रहे हैं कि आप रोबोट नहीं हैं…',
    sending: 'आपका OTP +91 {phone} पर भेजा जा रहा है।',
    delivered: 'आपका OTP WhatsApp पर +91 {phone} पर पहुँच गया है।',
    lateTitle: 'OTP अब तक नहीं पहुँचा',
    failedTitle: 'OTP नहीं पहुँचाया जा सका',
    checkNumber: 'कृपया देख लें कि +91 {phone} सही है और उस पर WhatsApp चलता है। आप नया OTP मँगा सकते हैं।',
    checkNumberOrPassword:
      'कृपया देख लें कि +91 {phone} सही है और उस पर WhatsApp चलता है। आप नया OTP मँगा सकते हैं, या पासवर्ड से लॉग इन कर सकते हैं।',
  },

  signUp: {
    documentTitle: 'साइन अप',
    title: 'मुफ़्त साइन अप करें और मुफ़्त सुविधाएँ पाएँ',
    titleFromPlay: 'अगला लेवल खेलने के लिए साइन अप करें',
    lead: 'आपके बच्चे के स्टार और सबसे अच्छे स्कोर सुरक्षित रहते हैं, हर डिवाइस पर।',
    phoneStep: 'चरण 1 / 2: आपका फ़ोन',
    detailsStep: 'चरण 2 / 2: आप और आपका बच्चा',
    verify: 'पुष्टि करें',
    verified: '+91 {phone} की पुष्टि हो गई है।',
    submit: 'साइन अप करें',
    hasAccount: 'पहले से खाता है?',
    login: 'लॉग इन करें',
  },

  login: {
    documentTitle: 'लॉग इन',
    title: 'आपका फिर से स्वागत है',
    lead: 'हम आपको WhatsApp पर एक कोड भेजेंगे, उसी से लॉग इन करें।',
    submit: 'लॉग इन करें',
    withPassword: 'पासवर्ड से लॉग इन करें',
    noAccount: 'यहाँ नए हैं?',
    signUp: 'साइन अप करें',
  },

  loginWithPassword: {
    documentTitle: 'पासवर्ड से लॉग इन',
    title: 'आपका फिर से स्वागत है',
    lead: 'अपने फ़ोन नंबर और पासवर्ड से लॉग इन करें।',
    submit: 'लॉग इन करें',
    withOtp: 'OTP से लॉग इन करें',
    forgotten: 'पासवर्ड भूल गए? OTP से लॉग इन करें और अपने खाते में नया पासवर्ड बना लें।',
  },

  otpPage: { title: 'OTP डालें', verify: 'पुष्टि करें' },

  whatsappPage: { title: 'WhatsApp खुल रहा है' },
};
