import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetAccount, rememberSignIn } from '#web/features/session/account.ts';
import { closePage, openPage, refusal, serve } from '../testing/open-page.tsx';

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
  consents: [],
  guardianProofs: [],
  needsOldPassword,
});
const device = (id: string, name: string, isCurrent: boolean) => ({
  id,
  device: name,
  createdAt: '2026-11-01T00:00:00.000Z',
  lastUsedAt: '2026-11-20T00:00:00.000Z',
  isCurrent,
});

it('shows the family that is signed in now, not the one before it', async () => {
  let family = asha;
  serve({
    '/api/user/account': () => [200, accountOf(family)],
    '/api/user/sessions': () => [200, { data: [device(family.id, family.username, true)] }],
  });
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

it('goes to the heading of the devices when the line of one is gone', async () => {
  let devices = [device('d1', 'Chrome on Android', true), device('d2', 'Safari on iPhone', false)];
  serve({
    '/api/user/account': () => [200, accountOf(asha)],
    '/api/user/sessions': () => [200, { data: devices }],
    '/api/user/sessions/d2': () => {
      devices = devices.filter(({ id }) => id !== 'd2');
      return [200, { message: 'The device is logged out' }];
    },
  });
  rememberSignIn(asha, tokens);
  const { user } = openPage('/account');
  await user.click(await screen.findByRole('button', { name: /Log out Safari/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Log out Safari/ })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Devices' }));
});

describe('the password', () => {
  it('asks for the old one where the login by code was too long ago by now', async () => {
    let needsOldPassword = false;
    const refused = refusal('The old password is not right', { reason: 'old-password-wrong' });
    serve({
      '/api/user/account': () => [200, accountOf(asha, needsOldPassword)],
      '/api/user/sessions': () => [200, { data: [] }],
      '/api/user/password': () => {
        needsOldPassword = true;
        return [400, refused];
      },
    });
    rememberSignIn(asha, tokens);
    const { user, alerts } = openPage('/account');
    await user.type(await screen.findByLabelText('New password'), 'mangoes');
    expect(screen.queryByLabelText('Old password')).toBeNull();
    await user.type(screen.getByLabelText('Confirm password'), 'mangoes{Enter}');
    const old = await screen.findByLabelText('Old password');
    expect(alerts).toEqual(['Please enter your old password']);
    expect(document.activeElement).toBe(old);
    expect(old.getAttribute('aria-invalid')).toBe('true');

    await user.type(old, 'papayas{Enter}');
    await waitFor(() => expect(alerts.at(-1)).toBe('The old password is not right'));
  });
});
