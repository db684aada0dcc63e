import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TERMS_VERSION } from '#domain/account/consent.ts';
import { readReturnPath, rememberReturnPath } from '#web/features/session/return-path.ts';
import { rememberVisitSource } from '#web/features/session/visit-source.ts';
import { chooseLanguage } from '#web/language/language.ts';
import { closePage, openPage, problems, refusal, serve } from './testing/open-page.tsx';

afterEach(async () => {
  closePage();
  await chooseLanguage('en');
  localStorage.clear();
});

const DELIVERY = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const sent = () =>
  [200, { message: 'OTP sent on WhatsApp successfully', delivery: DELIVERY }] as const;
const code = { '/api/user/send-otp': sent };
const verified = () => [200, { message: 'OTP verified' }] as const;
const family = {
  id: 'a1',
  phone: '9876543210',
  username: 'Asha',
  childsName: 'Ravi',
  standard: 'a-4th',
  role: 'user',
};
const signedUp = () =>
  [200, { message: 'Signed up successfully', ...family, token: 't1', expiresIn: 900 }] as const;

const phoneField = () => screen.findByRole('textbox', { name: 'WhatsApp number' });
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('the first step', () => {
  it('asks for ten digits, then for the consent, before a code is sent', async () => {
    const calls = serve({ '/api/user/send-otp': sent });
    const { user, alerts } = openPage('/signup');
    const phone = await phoneField();

    await user.type(phone, '98765');
    await press(user, 'Get OTP');
    expect(problems()).toEqual(['Please enter a valid phone number']);
    expect(phone).toBe(document.activeElement);
    expect(phone.getAttribute('aria-invalid')).toBe('true');

    await user.type(phone, '43210');
    await user.click(screen.getByRole('checkbox'));
    await press(user, 'Get OTP');
    expect(problems()).toEqual(['Please accept the privacy policy and terms of use']);
    expect(calls).toEqual([]);

    await user.click(screen.getByRole('checkbox'));
    await press(user, 'Get OTP');
    await waitFor(() => expect(alerts.at(-1)).toBe('OTP sent on WhatsApp successfully'));
    expect(calls[0]?.body).toEqual({ phone: '9876543210' });
  });

  it('takes a number that was pasted with its country code', async () => {
    serve({});
    const { user } = openPage('/signup');
    await user.click(await phoneField());
    await user.paste('+91 98765-43210');
    expect(await phoneField()).toHaveProperty('value', '9876543210');
  });

  it('asks for the code once it is sent, makes the same checks before it verifies, and shows a refusal', async () => {
    const wrong = refusal('Wrong OTP', { reason: 'otp-wrong' });
    const calls = serve({ ...code, '/api/user/verify-otp': () => [400, wrong] });
    const { user } = openPage('/signup');
    await user.type(await phoneField(), '9876543210');
    expect(screen.queryByLabelText('OTP')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
    await press(user, 'Get OTP');
    const otp = await screen.findByLabelText('OTP');
    expect(await phoneField()).toHaveProperty('value', '9876543210');
    await waitFor(() => expect(document.activeElement).toBe(otp));
    await user.click(screen.getByRole('checkbox'));
    await press(user, 'Verify');
    expect(problems()).toEqual(['Please accept the privacy policy and terms of use']);
    await user.click(screen.getByRole('checkbox'));
    await press(user, 'Verify');
    expect(problems()).toEqual(['Please enter OTP']);
    expect(calls.map(({ path }) => path)).not.toContain('/api/user/verify-otp');
    await user.type(otp, '111111{Enter}');
    await waitFor(() => expect(problems()).toEqual(['Wrong OTP']));
    expect(otp.getAttribute('aria-invalid')).toBe('true');
  });

  it('sends another code to a number that is changed', async () => {
    const calls = serve(code);
    const { user } = openPage('/signup');
    await user.type(await phoneField(), '9876543210{Enter}');
    await screen.findByLabelText('OTP');
    await user.clear(await phoneField());
    await user.type(await phoneField(), '9876543211');
    expect(screen.queryByLabelText('OTP')).toBeNull();
    await press(user, 'Get OTP');
    await screen.findByLabelText('OTP');
    const asked = calls.filter(({ path }) => path === '/api/user/send-otp');
    expect(asked.map(({ body }) => body)).toEqual([
      { phone: '9876543210' },
      { phone: '9876543211' },
    ]);
  });

  it('has its own words for a server that can not be reached', async () => {
    serve({});
    const { user } = openPage('/signup');
    await user.type(await phoneField(), '9876543210{Enter}');
    await waitFor(() =>
      expect(problems()).toEqual(['Something went wrong, please try again later']),
    );
  });

  it('has the consent given and linked at first', async () => {
    openPage('/signup');
    await phoneField();
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/privacy', '/T&C', '/login']);
  });
});

/** Asks for a code and gives it; the field for it comes with the code. */
async function giveCode(user: UserEvent) {
  expect(screen.queryByLabelText('OTP')).toBeNull();
  await user.type(await phoneField(), '9876543210{Enter}');
  await user.type(await screen.findByLabelText('OTP'), '123456{Enter}');
}

async function reachDetails(path = '/signup') {
  const opened = openPage(path);
  await giveCode(opened.user);
  await screen.findByLabelText("Parent's name");
  return opened;
}

async function fillDetails(user: UserEvent) {
  await user.type(screen.getByLabelText("Parent's name"), 'Asha');
  await user.type(screen.getByLabelText("Child's name"), 'Ravi');
  await user.selectOptions(screen.getByLabelText('Standard'), 'Standard 4');
  await user.type(screen.getByLabelText('Password'), 'mangoes');
  await user.type(screen.getByLabelText('Confirm password'), 'mangoes');
}

async function giveDetails(user: UserEvent) {
  await fillDetails(user);
  await user.keyboard('{Enter}');
}

describe('the second step', () => {
  it('shows at the password that it is easy to guess', async () => {
    const text = 'This password is easy to guess, please choose another one';
    const tooEasy = refusal(text, { reason: 'password-common' });
    serve({ ...code, '/api/user/verify-otp': verified, '/api/user/signup': () => [400, tooEasy] });
    const { user } = await reachDetails();
    await giveDetails(user);
    await waitFor(() => expect(problems()).toEqual([text]));
    const field = screen.getByLabelText('Password');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
  });

  it('leads back to the locked page it came from', async () => {
    rememberReturnPath('/quiz/playing?lvlid=21&src=single&topid=2');
    serve({ ...code, '/api/user/verify-otp': verified, '/api/user/signup': signedUp });
    const { user, router } = await reachDetails();
    await giveDetails(user);
    await screen.findByText('Another page');
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/quiz/playing?lvlid=21&src=single&topid=2');
    expect(readReturnPath()).toBeNull();
  });

  it('checks in the order and words of product §4.5', async () => {
    const calls = serve({
      ...code,
      '/api/user/verify-otp': verified,
      '/api/user/signup': signedUp,
    });
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
    await user.type(screen.getByLabelText('Password'), '12345');
    await refusedWith('Password should be at least 6 characters long');
    await user.type(screen.getByLabelText('Password'), '6');
    await refusedWith('Passwords do not match');
    expect(calls.map((c) => c.path)).not.toContain('/api/user/signup');

    await user.type(screen.getByLabelText('Confirm password'), '123456{Enter}');
    await screen.findByText('Another page');
    expect(calls.at(-1)?.body).toEqual({
      phone: '9876543210',
      username: 'Asha',
      childsName: 'Ravi',
      standard: 'a-4th',
      password: '123456',
      consent: { version: TERMS_VERSION, language: 'en', isGuardian: true },
    });
  });

  it('stores the family as product §2.10 names and encodes it, and leads on with the phone', async () => {
    serve({ ...code, '/api/user/verify-otp': verified, '/api/user/signup': signedUp });
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

  it('keeps what was typed when the phone has to be verified once more', async () => {
    const late = refusal('Please verify your phone number first', { reason: 'phone-not-verified' });
    serve({ ...code, '/api/user/verify-otp': verified, '/api/user/signup': () => [403, late] });
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

  it('says once the code is right that the phone has an account already', async () => {
    const words = 'This number already has an account, please log in';
    const taken = refusal(words, { reason: 'phone-taken' });
    serve({ ...code, '/api/user/verify-otp': () => [409, taken] });
    const { user } = openPage('/signup');
    await giveCode(user);
    await waitFor(() => expect(problems()).toEqual([words]));
    expect(screen.queryByLabelText("Child's name")).toBeNull();
  });

  it('says that the phone has got an account meanwhile', async () => {
    const words = 'This number already has an account, please log in';
    const taken = refusal(words, { reason: 'phone-taken' });
    serve({ ...code, '/api/user/verify-otp': verified, '/api/user/signup': () => [409, taken] });
    const { user } = await reachDetails();
    await giveDetails(user);
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(problems()).toEqual([words]);
    expect(localStorage.getItem('childsName')).toBeNull();
  });

  it('stands after a reload, with the phone that was proven', async () => {
    const calls = serve({
      ...code,
      '/api/user/verify-otp': verified,
      '/api/user/signup': signedUp,
    });
    await reachDetails();
    cleanup();
    const { user, router } = openPage('/signup');
    expect(await screen.findByText('+91 9876543210 is verified.')).toBeDefined();
    await giveDetails(user);
    await screen.findByText('Another page');
    expect(router.state.location.search).toBe('?phone=9876543210');
    expect(calls.at(-1)?.body).toMatchObject({ phone: '9876543210' });
    cleanup();
    localStorage.clear();
    openPage('/signup');
    expect(await phoneField()).toHaveProperty('value', '');
  });

  it('shows what the server would not take beside its field', async () => {
    const wrong = [{ where: 'body.childsName', problem: 'must not contain control characters' }];
    const malformed = refusal('body.childsName: must not contain control characters', {
      problems: wrong,
    });
    serve({
      ...code,
      '/api/user/verify-otp': verified,
      '/api/user/signup': () => [400, malformed],
    });
    const { user } = await reachDetails();
    await giveDetails(user);
    await waitFor(() => expect(problems()).toEqual(['must not contain control characters']));
    const childsName = screen.getByLabelText("Child's name");
    expect(childsName.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(childsName);
  });

  it('takes no more than the server does', async () => {
    serve({ ...code, '/api/user/verify-otp': verified });
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

  it('shows and hides each password by itself', async () => {
    serve({ ...code, '/api/user/verify-otp': verified });
    const { user } = await reachDetails();
    await press(user, 'Show password');
    expect(screen.getByLabelText('Password')).toHaveProperty('type', 'text');
    expect(screen.getByLabelText('Confirm password')).toHaveProperty('type', 'password');
    await press(user, 'Hide password');
    expect(screen.getByLabelText('Password')).toHaveProperty('type', 'password');
  });
});

describe('a family that comes from a partner with a payment page', () => {
  const question = () => screen.queryByRole('button', { name: 'Go to pay.grammargully.example' });

  async function signUpFrom(path: string) {
    serve({ ...code, '/api/user/verify-otp': verified, '/api/user/signup': signedUp });
    const opened = await reachDetails(path);
    await giveDetails(opened.user);
    return opened;
  }

  it('is told where the page is and what is passed on, and may decline', async () => {
    const { user, router } = await signUpFrom('/signup?src=edgeover');
    const heading = await screen.findByRole('heading', { name: 'You are signed up' });
    expect(document.activeElement).toBe(heading);
    expect(
      screen.getByText(/We pass on your phone number, \+91 9876543210, and nothing/),
    ).toBeDefined();
    expect(question()).not.toBeNull();
    await press(user, 'No, stay here');
    await screen.findByText('Another page');
    expect(router.state.location.pathname).toBe('/');
  });

  it('is asked after a reload of the same visit too', async () => {
    rememberVisitSource('edgeover');
    await signUpFrom('/signup');
    await screen.findByRole('heading', { name: 'You are signed up' });
  });

  it('is not asked where only an earlier visit came from there', async () => {
    localStorage.setItem('src', '"edgeover"');
    const { router } = await signUpFrom('/signup');
    await screen.findByText('Another page');
    expect(router.state.location.pathname).toBe('/');
    expect(question()).toBeNull();
  });
});

describe('the notice', () => {
  const box = () => screen.getByRole('checkbox', { name: /Privacy Policy|गोपनीयता नीति/ });

  it('says on the form itself what is stored, why, how long, and whom to ask', async () => {
    openPage('/signup');
    await phoneField();
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual([
      'What',
      'Why',
      'How long',
      'Who else',
      'Your rights',
      'Contact',
      'Who agrees',
    ]);
    expect(screen.getByText(/hello@grammargully\.example/)).toBeDefined();
    expect(document.body.textContent).not.toMatch(/[{}]/);
    expect(screen.getByText(/^We keep only what the account needs/)).toBeDefined();
    expect(screen.getByRole('group').hasAttribute('open')).toBe(false);
    const label = document.querySelector<HTMLLabelElement>(`label[for="${box().id}"]`);
    expect(label?.textContent).toMatch(
      /^I am the child's parent or guardian, 18 or older, and agree to the Privacy Policy/,
    );
  });

  it('can be read in Hindi, which is then what the parent agrees to', async () => {
    const calls = serve({
      ...code,
      '/api/user/verify-otp': verified,
      '/api/user/signup': signedUp,
    });
    const { user } = openPage('/signup');
    await phoneField();
    await giveCode(user);
    await screen.findByLabelText("Parent's name");
    await fillDetails(user);
    await press(user, 'हिन्दी');
    expect((await screen.findByText('कब तक')).closest('[lang="hi"]')).not.toBeNull();
    expect(screen.getByRole('link', { name: /^गोपनीयता नीति/ })).toBeDefined();
    expect(screen.getByLabelText('बच्चे का नाम')).toHaveProperty('value', 'Ravi');
    await press(user, 'साइन अप करें');
    await screen.findByText('Another page');
    expect(calls.at(-1)?.body).toMatchObject({ consent: { language: 'hi' } });
  });

  it('leaves the box unticked where the setting says so', async () => {
    vi.stubEnv('CONSENT_BOX', 'unticked');
    vi.resetModules();
    const { openPage: openAnew } = await import('./testing/open-page.tsx');
    openAnew('/signup');
    await phoneField();
    expect(box()).toHaveProperty('checked', false);
    vi.unstubAllEnvs();
    vi.resetModules();
  });
});

describe('the header', () => {
  const heading = () => screen.findByRole('heading', { level: 1 });

  it('invites to go on playing where the visitor comes from a level, by this link or one before it', async () => {
    openPage('/signup?src=playnext');
    expect((await heading()).textContent).toBe('Sign up to play the next level');
    closePage();
    localStorage.setItem('src', '"playnext"');
    openPage('/signup');
    expect((await heading()).textContent).toBe('Sign up to play the next level');
  });

  it('names the benefits otherwise', async () => {
    openPage('/signup?src=friend');
    expect((await heading()).textContent).toBe('Sign up for free and get free benefits');
  });
});

it.each(['/signup', '/login', '/loginp'])('%s leads a signed-in family home', async (path) => {
  localStorage.setItem('childsName', '"Ravi"');
  const { router } = openPage(path);
  await screen.findByText('Another page');
  expect(router.state.location.pathname).toBe('/');
});
