import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberReturnPath } from '#web/features/session/return-path.ts';
import { closePage, openPage, problems, refusal, serve } from './testing/open-page.tsx';

afterEach(closePage);
afterEach(() => {
  vi.useRealTimers();
});

const DELIVERY = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const deliveryPath = `/api/user/otp/${DELIVERY}`;
const sent = () =>
  [200, { message: 'OTP sent on WhatsApp successfully', delivery: DELIVERY }] as const;

const phoneField = () => screen.findByRole('textbox', { name: 'WhatsApp number' });

describe.each([
  ['/login', 'OTP'],
  ['/loginp', 'Password'],
])('%s', (path, secret) => {
  it.each(['', '0123456789', '12345', '98765abcde', '९८७६५४३२१०'])(
    'does not take %j for a phone number',
    async (typed) => {
      const calls = serve({});
      const { user } = openPage(path);
      if (typed !== '') await user.type(await phoneField(), typed);
      await user.type(await screen.findByLabelText(secret), '123456{Enter}');
      expect(problems()).toEqual(['Enter a valid phone number']);
      expect(calls).toEqual([]);
    },
  );
});

describe('login with OTP', () => {
  it('tells the message of the server and waits for the code in its field', async () => {
    serve({ '/api/user/logino': sent });
    const { user, alerts } = openPage('/login');
    await user.type(await phoneField(), '9876543210{Enter}');
    await waitFor(() => expect(alerts).toEqual(['OTP sent on WhatsApp successfully']));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('OTP')));
    const again = await screen.findByRole('button', { name: /Get a new OTP in \d+ s/ });
    expect(again.getAttribute('aria-disabled')).toBe('true');
  });

  it('is not a login when the message is another than "verified"', async () => {
    const answer = { message: 'try again', token: 't', expiresIn: 900, entry: { childsName: 'R' } };
    serve({ '/api/user/vlogin': () => [200, answer] });
    const { user } = openPage('/login');
    await user.type(await phoneField(), '9876543210');
    await user.type(screen.getByLabelText('OTP'), '123456{Enter}');
    await waitFor(() => expect(problems()).toEqual(['try again']));
    expect(localStorage.getItem('childsName')).toBeNull();
  });

  it('says that a code did not arrive, and offers the password and a new code', async () => {
    serve({
      '/api/user/logino': sent,
      [deliveryPath]: () => [200, { state: 'failed', newCodeIn: 0 }],
    });
    const { user } = openPage('/login');
    await user.type(await phoneField(), '9876543210{Enter}');
    const trouble = await screen.findByText('The OTP could not be delivered');
    expect(trouble.closest('[role="alert"]')).not.toBeNull();
    const links = screen.getAllByRole('link', { name: 'Login with password' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/loginp', '/loginp']);
  });

  it('says so after 30 seconds too, when nothing is known, and then a new code may be asked for', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    serve({
      '/api/user/logino': sent,
      [deliveryPath]: () => [200, { state: 'sent', newCodeIn: 0 }],
    });
    const { user } = openPage('/login');
    await user.type(await phoneField(), '9876543210{Enter}');
    await screen.findByText('Your OTP is on its way to +91 9876543210.');
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(screen.getByText('The OTP has not arrived')).toBeDefined();
    const again = screen.getByRole('button', { name: 'Get a new OTP' });
    expect(again.getAttribute('aria-disabled')).toBeNull();
  });

  it('counts down to the next code, and then rests', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    serve({ '/api/user/logino': sent, [deliveryPath]: () => [200, { state: 'delivered' }] });
    const { user } = openPage('/login');
    await user.type(await phoneField(), '9876543210{Enter}');
    await screen.findByRole('button', { name: /Get a new OTP in \d+ s/ });
    await screen.findByText('Your OTP has arrived on WhatsApp at +91 9876543210.');
    await act(() => vi.advanceTimersByTimeAsync(200_000));
    expect(screen.getByRole('button', { name: 'Get a new OTP' })).toBeDefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has its places for what is said before anything is said there', async () => {
    openPage('/login');
    await phoneField();
    expect(screen.getAllByRole('alert').map((region) => region.textContent)).toEqual(['', '']);
  });

  it.each([
    ['home', null, '/'],
    ['back to the locked page it came from', '/quiz/playing?lvlid=21', '/quiz/playing?lvlid=21'],
  ])('leads %s', async (_, locked, path) => {
    if (locked !== null) rememberReturnPath(locked);
    const entry = { id: 'a1', phone: '9876543210', username: 'A', childsName: 'R', role: 'user' };
    const answer = { message: 'verified', token: 't', expiresIn: 900, entry };
    serve({ '/api/user/vlogin': () => [200, answer] });
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    const { user } = openPage('/login');
    await user.type(await phoneField(), '9876543210');
    await user.type(screen.getByLabelText('OTP'), '123456{Enter}');
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(path));
  });

  it('can not be pressed again while the page is being left', async () => {
    const entry = { id: 'a1', phone: '9876543210', username: 'A', childsName: 'R', role: 'user' };
    const answer = { message: 'verified', token: 't', expiresIn: 900, entry };
    const calls = serve({ '/api/user/vlogin': () => [200, answer] });
    // jsdom would complain here that it can't navigate.
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

  it('keeps to the waiting time that the server names', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const details = { reason: 'otp-too-soon', retryAfterSeconds: 17 };
    const tooSoon = refusal('Please wait a little before getting a new OTP', details);
    serve({ '/api/user/logino': () => [429, tooSoon] });
    const { user } = openPage('/login');
    await user.type(await phoneField(), '9876543210{Enter}');
    expect(await screen.findByRole('button', { name: 'Get a new OTP in 17 s' })).toBeDefined();
    expect(problems()).toEqual(['Please wait a little before getting a new OTP']);
    expect(document.activeElement).toBe(screen.getByLabelText('OTP'));
  });

  it('says that the robot check did not succeed where this device can not make it', async () => {
    const details = { reason: 'captcha-needed' };
    const needed = refusal('Please confirm that you are not a robot', details);
    serve({
      '/api/user/logino': () => [429, needed],
      '/api/user/challenge': () => [200, { parameters: {} }],
    });
    const { user } = openPage('/login');
    await user.type(await phoneField(), '9876543210{Enter}');
    await waitFor(() =>
      expect(problems()).toEqual(['The robot check did not succeed, please try again']),
    );
  });
});

describe('login with password', () => {
  it('shows the refusal of the server beside the password', async () => {
    const wrong = refusal('Wrong phone number or password', { reason: 'password-wrong' });
    serve({ '/api/user/loginp': () => [401, wrong] });
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
  ['/login', 'OTP', '/api/user/vlogin'],
  ['/loginp', 'Password', '/api/user/loginp'],
])('%s after a logout that the server has not heard of', (path, secret, loginPath) => {
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
    const calls = serve({
      '/api/user/logout': () => ended.then(() => [200, { message: 'Logged out' }]),
      [loginPath]: () => [200, { message: 'try again' }],
    });
    await logIn();
    expect(calls.map((call) => call.path)).toEqual(['/api/user/logout']);
    end();
    await waitFor(() => expect(problems()).toEqual(['try again']));
    expect(localStorage.getItem('logoutPending')).toBeNull();
  });

  it('logs in where it still can not be told', async () => {
    serve({ [loginPath]: () => [200, { message: 'try again' }] });
    await logIn();
    await waitFor(() => expect(problems()).toEqual(['try again']));
  });
});

describe('an account that was not used for a year', () => {
  const unsure = refusal('Please tell us whose it is', { reason: 'owner-unsure' });
  const wrong = refusal("This is not the child's name", { reason: 'child-wrong' });

  async function logIn(replies: Parameters<typeof serve>[0]) {
    const calls = serve({ '/api/user/vlogin': () => [403, unsure], ...replies });
    const opened = openPage('/login');
    await opened.user.type(await phoneField(), '9876543210');
    await opened.user.type(screen.getByLabelText('OTP'), '123456{Enter}');
    const childsName = await screen.findByLabelText("Child's name");
    await waitFor(() => expect(document.activeElement).toBe(childsName));
    return { ...opened, calls, childsName };
  }

  it("asks for the child's name, at whose field a wrong one is told", async () => {
    const { user, calls, childsName } = await logIn({
      '/api/user/owner': () => [400, wrong],
    });
    expect(await screen.findByText(/has not been used for a long time/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(problems()).toEqual(["Please enter your child's name"]);
    await user.type(childsName, 'Tara{Enter}');
    await waitFor(() => expect(problems()).toEqual(["This is not the child's name"]));
    expect(childsName.getAttribute('aria-invalid')).toBe('true');
    expect(calls.at(-1)?.body).toEqual({ phone: '9876543210', childsName: 'Tara' });
    expect(screen.getByRole('link', { name: 'Login with password' })).toBeDefined();
  });

  it('lets go of the number, with which the visitor then signs up without another code', async () => {
    const message = 'The account is no longer connected with your number';
    const { user, alerts, answers, router } = await logIn({
      '/api/user/not-mine': () => [200, { message }],
    });
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
