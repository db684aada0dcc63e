import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUp, verifyOtp } from '#contract/auth.ts';
import { ApiError } from '#contract/errors.ts';
import { TERMS_VERSION } from '#domain/account/consent.ts';
import { readReturnPath, rememberReturnPath } from '#web/features/session/return-path.ts';
import { calls, refuse } from '#web/testing/server.ts';
import { closePage, openPage, problems } from './testing/open-page.tsx';
import {
  acceptSignUp,
  agree,
  giveCode,
  giveDetails,
  phoneField,
  press,
  reachDetails,
} from './testing/sign-up-steps.tsx';

beforeEach(acceptSignUp);
afterEach(closePage);

describe('the second step', () => {
  it('shows at the password field that it is easy to guess', async () => {
    const text = 'This password is easy to guess, please choose another one';
    refuse(signUp, 'password-common');
    const { user } = await reachDetails();
    await giveDetails(user);
    await waitFor(() => expect(problems()).toEqual([text]));
    const field = screen.getByLabelText('Password');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
  });

  it('leads back to the locked page it came from', async () => {
    rememberReturnPath('/quiz/playing?lvlid=21&src=single&topid=2');
    const { user, router } = await reachDetails();
    await giveDetails(user);
    await screen.findByText('Another page');
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/quiz/playing?lvlid=21&src=single&topid=2');
    expect(readReturnPath()).toBeNull();
  });

  it('checks in the order and words of product §4.5', async () => {
    const { user } = await reachDetails();
    const refusedWith = async (message: string) => {
      await press(user, 'Sign Up');
      expect(problems()).toEqual([message]);
    };
    await user.click(screen.getByRole('checkbox'));
    await refusedWith('Please accept the privacy policy and terms of use');
    await user.click(screen.getByRole('checkbox'));
    await refusedWith('Please enter your name');
    await user.type(screen.getByLabelText("Parent's name"), 'Asha');
    await refusedWith("Please enter your child's name");
    await user.type(screen.getByLabelText("Child's name"), 'Ravi');
    await refusedWith("Please enter your child's standard");
    await user.selectOptions(screen.getByLabelText('Standard'), 'Standard 4');
    await refusedWith('Please enter a password');
    await user.type(screen.getByLabelText('Password'), '      ');
    await refusedWith('Please enter a password');
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), '1234567');
    await refusedWith('Password should be at least 8 characters long');
    await user.type(screen.getByLabelText('Password'), '8');
    await refusedWith('Passwords do not match');
    expect(calls.map((c) => c.path)).not.toContain('/api/user/signup');

    await user.type(screen.getByLabelText('Confirm password'), '12345678{Enter}');
    await screen.findByText('Another page');
    expect(calls.at(-1)?.body).toEqual({
      phone: '9876543210',
      username: 'Asha',
      childsName: 'Ravi',
      standard: 'a-4th',
      password: '12345678',
      consent: { version: TERMS_VERSION, language: 'en', isGuardian: true },
    });
  });

  it('stores the family as product §2.10 names and encodes it, and redirects with the phone', async () => {
    const { user, router } = await reachDetails();
    await giveDetails(user);
    await screen.findByText('Another page');
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/?phone=9876543210');
    const names = ['id', 'token', 'phone', 'username', 'childsName', 'standard', 'role'];
    expect(names.map((name) => localStorage.getItem(name))).toEqual([
      '"a1"',
      '"t1"',
      '"9876543210"',
      '"Asha"',
      '"Ravi"',
      '"a-4th"',
      '"user"',
    ]);
  });

  it('keeps what was typed when the phone has to be verified again', async () => {
    refuse(signUp, 'phone-not-verified');
    const { user } = await reachDetails();
    await giveDetails(user);
    const phone = await phoneField();
    expect(document.activeElement).toBe(phone);
    const description = phone.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)?.textContent).toBe(
      'Please verify your phone number first',
    );
    expect(problems()).toEqual(['Please verify your phone number first']);
    await press(user, 'Get OTP');
    await user.type(await screen.findByLabelText('OTP'), '654321{Enter}');
    expect(await screen.findByLabelText("Child's name")).toHaveProperty('value', 'Ravi');
  });

  it('says after the right code that the phone already has an account', async () => {
    const words = 'This number already has an account, please log in';
    refuse(verifyOtp, 'phone-taken');
    const { user } = openPage('/signup');
    await giveCode(user);
    await waitFor(() => expect(problems()).toEqual([words]));
    expect(screen.queryByLabelText("Child's name")).toBeNull();
  });

  it('says that the phone has acquired an account meanwhile', async () => {
    const words = 'This number already has an account, please log in';
    refuse(signUp, 'phone-taken');
    const { user } = await reachDetails();
    await giveDetails(user);
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(problems()).toEqual([words]);
    expect(localStorage.getItem('childsName')).toBeNull();
  });

  it('survives a reload with the verified phone', async () => {
    await reachDetails();
    cleanup();
    const { user, router } = openPage('/signup');
    expect(await screen.findByText('+91 9876543210 is verified.')).toBeDefined();
    await agree(user);
    await giveDetails(user);
    await screen.findByText('Another page');
    expect(router.state.location.search).toBe('?phone=9876543210');
    expect(calls.at(-1)?.body).toMatchObject({ phone: '9876543210' });
    cleanup();
    localStorage.clear();
    openPage('/signup');
    expect(await phoneField()).toHaveProperty('value', '');
  });

  it('shows invalid values at their fields', async () => {
    const problem = 'A name must not contain invisible characters';
    const wrong = [{ where: 'body.childsName', problem }];
    const message = problem;
    refuse(signUp, new ApiError('ValidationError', message, { problems: wrong }));
    const { user } = await reachDetails();
    await giveDetails(user);
    await waitFor(() => expect(problems()).toEqual([problem]));
    const childsName = screen.getByLabelText("Child's name");
    expect(childsName.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(childsName);
  });

  it('accepts no more than the server does', async () => {
    const { user } = await reachDetails();
    const lengthOfPasted = async (label: string) => {
      await user.click(screen.getByLabelText(label));
      await user.paste('m'.repeat(300));
      return screen.getByLabelText<HTMLInputElement>(label).value.length;
    };
    expect(await lengthOfPasted("Parent's name")).toBe(80);
    expect(await lengthOfPasted("Child's name")).toBe(80);
    expect(await lengthOfPasted('Password')).toBe(200);
    expect(await lengthOfPasted('Confirm password')).toBe(200);
  });

  it('shows and hides each password separately', async () => {
    const { user } = await reachDetails();
    await press(user, 'Show password');
    expect(screen.getByLabelText('Password')).toHaveProperty('type', 'text');
    expect(screen.getByLabelText('Confirm password')).toHaveProperty('type', 'password');
    await press(user, 'Hide password');
    expect(screen.getByLabelText('Password')).toHaveProperty('type', 'password');
  });
});
