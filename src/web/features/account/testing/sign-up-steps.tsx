// The server's replies to a sign-up, and the parent's steps through the form.

import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { sendOtp, signUp, verifyOtp } from '#contract/auth.ts';
import { reply } from '#web/testing/server.ts';
import { openPage } from './open-page.tsx';

const DELIVERY = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const family = {
  id: 'a1',
  phone: '9876543210',
  username: 'Asha',
  childsName: 'Ravi',
  standard: 'a-4th' as const,
  role: 'user' as const,
};

/** A server that sends codes, accepts any code, and creates the account. */
export function acceptSignUp(): void {
  reply(sendOtp, { message: 'OTP sent on WhatsApp successfully', delivery: DELIVERY });
  reply(verifyOtp, { message: 'OTP verified' });
  const message = 'Signed up successfully';
  reply(signUp, { message, ...family, token: 't1', expiresIn: 900 });
}

export const phoneField = () => screen.findByRole('textbox', { name: 'WhatsApp number' });
export const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** Ticks the consent box. */
export const agree = async (user: UserEvent) => user.click(await screen.findByRole('checkbox'));

/** Agrees, requests a code and enters it; the code field appears once a code is sent. */
export async function giveCode(user: UserEvent) {
  expect(screen.queryByLabelText('OTP')).toBeNull();
  await agree(user);
  await user.type(await phoneField(), '9876543210{Enter}');
  await user.type(await screen.findByLabelText('OTP'), '123456{Enter}');
}

export async function reachDetails(path = '/signup') {
  const opened = openPage(path);
  await giveCode(opened.user);
  await screen.findByLabelText("Parent's name");
  return opened;
}

export async function fillDetails(user: UserEvent) {
  await user.type(screen.getByLabelText("Parent's name"), 'Asha');
  await user.type(screen.getByLabelText("Child's name"), 'Ravi');
  await user.selectOptions(screen.getByLabelText('Standard'), 'Standard 4');
  await user.type(screen.getByLabelText('Password'), 'mango tree');
  await user.type(screen.getByLabelText('Confirm password'), 'mango tree');
}

export async function giveDetails(user: UserEvent) {
  await fillDetails(user);
  await user.keyboard('{Enter}');
}
