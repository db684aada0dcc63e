import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeAccount, getAccount } from '#contract/account.ts';
import {
  changePassword,
  changePhone,
  endSession,
  listSessions,
  provePhone,
  requestPhoneOtp,
} from '#contract/auth.ts';
import { listPayments } from '#contract/membership.ts';
import { forgetAccount, rememberSignIn } from '#web/features/session/stored-account.ts';
import { calls, refusal, refuse, reply } from '#web/testing/server.ts';
import { closePage, openPage, problems } from '../testing/open-page.tsx';

beforeEach(() => {
  reply(listSessions, { data: [] });
  reply(listPayments, { data: [], openUntil: null });
});
afterEach(closePage);

const tokens = { token: 't1', expiresIn: 900 };
const asha = {
  id: 'a1',
  phone: '9876543210',
  username: 'Asha',
  childsName: 'Ravi',
  standard: 'a-4th' as const,
  role: 'user' as const,
};
const meena = { ...asha, id: 'm1', phone: '9123456780', username: 'Meena', childsName: 'Tara' };

const accountOf = (profile: typeof asha, needsOldPassword = true) => ({
  ...profile,
  memberUntil: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  endsAt: null,
  consents: [],
  guardianProofs: [],
  needsOldPassword,
});
const PHONE = '7c9e6679-7425-40de-944b-e07fc1f90ae1';
const OTHER_PHONE = '7c9e6679-7425-40de-944b-e07fc1f90ae2';
const device = (id: string, name: string, isCurrent: boolean) => ({
  id,
  device: name,
  createdAt: '2026-11-01T00:00:00.000Z',
  lastUsedAt: '2026-11-20T00:00:00.000Z',
  isCurrent,
});

it('shows the signed-in family, not the previous one', async () => {
  let family = asha;
  reply(getAccount, () => accountOf(family));
  reply(listSessions, () => ({ data: [device(PHONE, family.username, true)] }));
  rememberSignIn(asha, tokens);
  const { router } = openPage('/account');
  expect(await screen.findByLabelText("Child's name")).toHaveProperty('value', 'Ravi');
  await screen.findByRole('button', { name: /Log out Asha/ });

  act(forgetAccount);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  family = meena;
  act(() => rememberSignIn(meena, tokens));
  await act(() => router.navigate('/account'));
  expect(await screen.findByLabelText("Child's name")).toHaveProperty('value', 'Tara');
  await screen.findByRole('button', { name: /Log out Meena/ });
});

it('focuses the heading of the devices when a line is removed', async () => {
  let devices = [
    device(PHONE, 'Chrome on Android', true),
    device(OTHER_PHONE, 'Safari on iPhone', false),
  ];
  reply(getAccount, accountOf(asha));
  reply(listSessions, () => ({ data: devices }));
  reply(endSession, ({ params }) => {
    devices = devices.filter(({ id }) => id !== params.id);
    return { message: 'The device is logged out' };
  });
  rememberSignIn(asha, tokens);
  const { user } = openPage('/account');
  await user.click(await screen.findByRole('button', { name: /Log out Safari/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Log out Safari/ })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Devices' }));
});

describe('the password', () => {
  it('asks for the old one if the login by code has expired', async () => {
    let needsOldPassword = false;
    reply(getAccount, () => accountOf(asha, needsOldPassword));
    reply(changePassword, () => {
      needsOldPassword = true;
      throw refusal('old-password-wrong');
    });
    rememberSignIn(asha, tokens);
    const { user } = openPage('/account');
    await user.type(await screen.findByLabelText('New password'), 'mango tree');
    expect(screen.queryByLabelText('Old password')).toBeNull();
    await user.type(screen.getByLabelText('Confirm password'), 'mango tree{Enter}');
    const old = await screen.findByLabelText('Old password');
    expect(problems()).toEqual(['Please enter your old password']);
    expect(document.activeElement).toBe(old);
    expect(old.getAttribute('aria-invalid')).toBe('true');

    await user.type(old, 'papayas{Enter}');
    await waitFor(() => expect(problems()).toEqual(['The old password is not right']));
  });
});

describe('the number', () => {
  const DELIVERY = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  const newPhone = '9123456789';

  async function openDialog(needsOldPassword: boolean) {
    let phone = asha.phone;
    reply(getAccount, () => ({ ...accountOf(asha, needsOldPassword), phone }));
    reply(requestPhoneOtp, { message: 'OTP sent', delivery: DELIVERY });
    reply(provePhone, { message: 'OTP verified' });
    reply(changePhone, () => {
      phone = newPhone;
      return { message: 'Your number is changed' };
    });
    rememberSignIn(asha, tokens);
    const opened = openPage('/account');
    await opened.user.click(await screen.findByRole('button', { name: 'Change the number…' }));
    return opened;
  }

  const typeNumber = async (user: Awaited<ReturnType<typeof openDialog>>['user']) => {
    await user.type(await screen.findByRole('textbox', { name: 'WhatsApp number' }), newPhone);
    await user.click(screen.getByRole('button', { name: 'Get OTP' }));
    await user.type(await screen.findByLabelText('OTP'), '654321{Enter}');
  };

  it('changes by a code to the current one and a code to the new one', async () => {
    const { user, alerts } = await openDialog(true);
    await user.click(await screen.findByRole('button', { name: 'Get OTP' }));
    await user.type(screen.getByLabelText('OTP'), '123456{Enter}');
    await typeNumber(user);
    await waitFor(() => expect(alerts.at(-1)).toBe('Your number is changed'));
    const told = calls.filter(({ path }) => path.includes('phone'));
    expect(told.map(({ body }) => body)).toEqual([
      {},
      { otp: '123456', delivery: DELIVERY },
      { phone: newPhone },
      { phone: newPhone, otp: '654321', delivery: DELIVERY },
    ]);
    expect(await screen.findByText(`Your number is +91 ${newPhone}.`)).toBeDefined();
    expect(localStorage.getItem('phone')).toBe(`"${newPhone}"`);
  });

  it('needs no code to the current one after a login by code, until that expires', async () => {
    const { user } = await openDialog(false);
    refuse(changePhone, 'phone-not-verified');
    await typeNumber(user);
    await waitFor(() => expect(problems()).toEqual(['Please verify your phone number first']));
    expect(await screen.findByText(/send an OTP to your present number/)).toBeDefined();
  });
});

it("corrects the parent's name", async () => {
  reply(getAccount, accountOf(asha));
  reply(changeAccount, ({ body: { username = '' } }) => accountOf({ ...asha, username }));
  rememberSignIn(asha, tokens);
  const { user } = openPage('/account');
  const name = await screen.findByLabelText("Parent's name");
  await user.clear(name);
  await user.type(name, 'Asha Devi{Enter}');
  await waitFor(() => expect(localStorage.getItem('username')).toBe('"Asha Devi"'));
  expect(calls.at(-1)?.body).toEqual({
    username: 'Asha Devi',
    childsName: 'Ravi',
    standard: 'a-4th',
  });
});
