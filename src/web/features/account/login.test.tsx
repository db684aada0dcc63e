import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  confirmOwner,
  disownPhone,
  getChallenge,
  getOtpDelivery,
  logInWithOtp,
  logInWithPassword,
  logOut,
  requestLoginOtp,
} from '#contract/auth.ts';
import { rememberReturnPath } from '#web/features/session/return-path.ts';
import { calls, noNetwork, refuse, reply } from '#web/testing/server.ts';
import { closePage, openPage, problems } from './testing/open-page.tsx';

afterEach(closePage);
afterEach(() => {
  vi.useRealTimers();
});

const DELIVERY = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const sent = { message: 'OTP sent on WhatsApp successfully', delivery: DELIVERY };
const loggedIn = {
  message: 'verified',
  token: 't',
  expiresIn: 900,
  entry: {
    id: 'a1',
    phone: '9876543210',
    username: 'A',
    childsName: 'R',
    standard: 'a-4th',
    role: 'user',
  },
} as const;
/** A success with another message is none (product §4.6). */
const notVerified = () => Response.json({ ...loggedIn, message: 'try again' });

const phoneField = () => screen.findByRole('textbox', { name: 'WhatsApp number' });

describe.each([
  ['/login', 'OTP'],
  ['/loginp', 'Password'],
])('%s', (path, secret) => {
  it.each(['', '0123456789', '12345', '98765abcde', '९८७६५४३२१०'])(
    'does not take %j for a phone number',
    async (typed) => {
      const { user } = openPage(path);
      if (typed !== '') await user.type(await phoneField(), typed);
      await user.type(await screen.findByLabelText(secret), '123456{Enter}');
      expect(problems()).toEqual(['Enter a valid phone number']);
      expect(calls).toEqual([]);
    },
  );
});

describe('login with OTP', () => {
  it("shows the server's message and waits for the code in its field", async () => {
    reply(requestLoginOtp, sent);
    const { user, alerts } = openPage('/login');
    await user.type(await phoneField(), '9876543210{Enter}');
    await waitFor(() => expect(alerts).toEqual(['OTP sent on WhatsApp successfully']));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('OTP')));
    const again = await screen.findByRole('button', { name: /Get a new OTP in \d+ s/ });
    expect(again.getAttribute('aria-disabled')).toBe('true');
  });

  it('does not log in if the message is not "verified"', async () => {
    reply(logInWithOtp, notVerified);
    const { user } = openPage('/login');
    await user.type(await phoneField(), '9876543210');
    await user.type(screen.getByLabelText('OTP'), '123456{Enter}');
    await waitFor(() => expect(problems()).toEqual(['try again']));
    expect(localStorage.getItem('childsName')).toBeNull();
  });

  it('reports that a code did not arrive, and offers the password and a new code', async () => {
    reply(requestLoginOtp, sent);
    reply(getOtpDelivery, { state: 'failed', newCodeIn: 0 });
    const { user } = openPage('/login');
    await user.type(await phoneField(), '9876543210{Enter}');
    const trouble = await screen.findByText('The OTP could not be delivered');
    expect(trouble.closest('[role="alert"]')).not.toBeNull();
    const links = screen.getAllByRole('link', { name: 'Login with password' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/loginp', '/loginp']);
  });

  it('also reports it after 30 seconds without a status, and allows a new request', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    reply(requestLoginOtp, sent);
    reply(getOtpDelivery, { state: 'sent', newCodeIn: 0 });
    const { user } = openPage('/login');
    await user.type(await phoneField(), '9876543210{Enter}');
    await screen.findByText('Your OTP is on its way to +91 9876543210.');
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(screen.getByText('The OTP has not arrived')).toBeDefined();
    const again = screen.getByRole('button', { name: 'Get a new OTP' });
    expect(again.getAttribute('aria-disabled')).toBeNull();
  });

  it('counts down to the next code, then stops', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    reply(requestLoginOtp, sent);
    reply(getOtpDelivery, { state: 'delivered', newCodeIn: 60 });
    const { user } = openPage('/login');
    await user.type(await phoneField(), '9876543210{Enter}');
    await screen.findByRole('button', { name: /Get a new OTP in \d+ s/ });
    await screen.findByText('Your OTP has arrived on WhatsApp at +91 9876543210.');
    await act(() => vi.advanceTimersByTimeAsync(200_000));
    expect(screen.getByRole('button', { name: 'Get a new OTP' })).toBeDefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('renders its live regions before their first message', async () => {
    openPage('/login');
    await phoneField();
    expect(screen.getAllByRole('alert').map((region) => region.textContent)).toEqual(['', '']);
  });

  it.each([
    ['home', null, '/'],
    ['back to the locked page it came from', '/quiz/playing?lvlid=21', '/quiz/playing?lvlid=21'],
  ])('leads %s', async (_, locked, path) => {
    if (locked !== null) rememberReturnPath(locked);
    reply(logInWithOtp, loggedIn);
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    const { user } = openPage('/login');
    await user.type(await phoneField(), '9876543210');
    await user.type(screen.getByLabelText('OTP'), '123456{Enter}');
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(path));
  });

  it('cannot be pressed again while the page is being left', async () => {
    reply(logInWithOtp, loggedIn);
    // jsdom would complain that it cannot navigate.
    vi.stubGlobal('location', { ...window.location, assign: () => undefined });
    const { user } = openPage('/login');
    await user.type(await phoneField(), '9876543210');
    await user.type(screen.getByLabelText('OTP'), '123456{Enter}');
    await waitFor(() => expect(localStorage.getItem('childsName')).toBe('"R"'));
    const login = screen.getByRole('button', { name: /Login/ });
    expect(login.getAttribute('aria-busy') ?? login.getAttribute('aria-disabled')).toBe('true');
    await user.click(login);
    expect(calls.filter(({ path }) => path === '/api/user/vlogin')).toHaveLength(1);
  });

  it("observes the server's waiting time", async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    refuse(requestLoginOtp, 'otp-too-soon', { retryAfterSeconds: 17 });
    const { user } = openPage('/login');
    await user.type(await phoneField(), '9876543210{Enter}');
    expect(await screen.findByRole('button', { name: 'Get a new OTP in 17 s' })).toBeDefined();
    expect(problems()).toEqual(['Please wait a little before getting a new OTP']);
    expect(document.activeElement).toBe(screen.getByLabelText('OTP'));
  });

  it('reports a failed robot check if this device cannot solve it', async () => {
    refuse(requestLoginOtp, 'captcha-needed');
    reply(getChallenge, { parameters: {} });
    const { user } = openPage('/login');
    await user.type(await phoneField(), '9876543210{Enter}');
    await waitFor(() =>
      expect(problems()).toEqual(['The robot check did not succeed, please try again']),
    );
  });
});

describe('login with password', () => {
  it('shows the refusal of the server beside the password', async () => {
    refuse(logInWithPassword, 'password-wrong');
    const { user } = openPage('/loginp');
    await user.type(await phoneField(), '9876543210');
    await user.type(screen.getByLabelText('Password'), 'mangoes{Enter}');
    await waitFor(() => expect(problems()).toEqual(['Wrong phone number or password']));
    const password = screen.getByLabelText('Password');
    const description = password.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)?.textContent).toBe(
      'Wrong phone number or password',
    );
  });
});

describe.each([
  ['/login', 'OTP', logInWithOtp],
  ['/loginp', 'Password', logInWithPassword],
])('%s after a logout that the server has not heard of', (path, secret, login) => {
  const logIn = async () => {
    localStorage.setItem('logoutPending', 'true');
    const { user } = openPage(path);
    await user.type(await phoneField(), '9876543210');
    await user.type(screen.getByLabelText(secret), '123456{Enter}');
  };

  it('ends the old session before the new one begins', async () => {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    reply(logOut, () => ended.then(() => ({ message: 'Logged out' })));
    reply(login, notVerified);
    await logIn();
    expect(calls.map((call) => call.path)).toEqual(['/api/user/logout']);
    end();
    await waitFor(() => expect(problems()).toEqual(['try again']));
    expect(localStorage.getItem('logoutPending')).toBeNull();
  });

  it('tries the login even if the old session cannot be ended', async () => {
    noNetwork(logOut);
    reply(login, notVerified);
    await logIn();
    await waitFor(() => expect(problems()).toEqual(['try again']));
  });
});

describe('an account that was not used for a year', () => {
  async function logIn() {
    refuse(logInWithOtp, 'owner-unsure');
    const opened = openPage('/login');
    await opened.user.type(await phoneField(), '9876543210');
    await opened.user.type(screen.getByLabelText('OTP'), '123456{Enter}');
    const childsName = await screen.findByLabelText("Child's name");
    await waitFor(() => expect(document.activeElement).toBe(childsName));
    return { ...opened, childsName };
  }

  it("asks for the child's name, and shows a wrong one at its field", async () => {
    refuse(confirmOwner, 'child-wrong');
    const { user, childsName } = await logIn();
    expect(await screen.findByText(/has not been used for a long time/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(problems()).toEqual(["Please enter your child's name"]);
    await user.type(childsName, 'Tara{Enter}');
    await waitFor(() =>
      expect(problems()).toEqual(["This is not the child's name of the account"]),
    );
    expect(childsName.getAttribute('aria-invalid')).toBe('true');
    expect(calls.at(-1)?.body).toEqual({ phone: '9876543210', childsName: 'Tara' });
    expect(screen.getByRole('link', { name: 'Login with password' })).toBeDefined();
  });

  it('releases the number, and the visitor signs up with it without another code', async () => {
    const message = 'The account is no longer connected with your number';
    reply(disownPhone, { message });
    const { user, alerts, answers, router } = await logIn();
    const question = 'Separate this account from +91 9876543210?';
    answers.push('no', 'yes');
    const press = () => user.click(screen.getByRole('button', { name: 'This is not my account' }));
    await press();
    await waitFor(() => expect(alerts).toEqual([question]));
    // While the form is busy, a press does nothing.
    const login = screen.getByRole('button', { name: 'Login' });
    await waitFor(() => expect(login.getAttribute('aria-busy')).toBe('false'));
    await press();
    await waitFor(() => expect(router.state.location.pathname).toBe('/signup'));
    expect(alerts).toEqual([question, question, message]);
    expect(await screen.findByText('+91 9876543210 is verified.')).toBeDefined();
  });
});
