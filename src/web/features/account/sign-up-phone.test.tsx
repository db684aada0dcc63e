import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { verifyOtp } from '#contract/auth.ts';
import { calls, network, refuse } from '#web/testing/server.ts';
import { closePage, openPage, problems } from './testing/open-page.tsx';
import { acceptSignUp, agree, phoneField, press } from './testing/sign-up-steps.tsx';

afterEach(closePage);

describe('the first step', () => {
  it('asks for ten digits, then for the consent, before a code is sent', async () => {
    acceptSignUp();
    const { user, alerts } = openPage('/signup');
    const phone = await phoneField();

    await user.type(phone, '98765');
    await press(user, 'Get OTP');
    expect(problems()).toEqual(['Please enter a valid phone number']);
    expect(phone).toBe(document.activeElement);
    expect(phone.getAttribute('aria-invalid')).toBe('true');

    await user.type(phone, '43210');
    await press(user, 'Get OTP');
    expect(problems()).toEqual(['Please accept the privacy policy and terms of use']);
    expect(calls).toEqual([]);

    await agree(user);
    await press(user, 'Get OTP');
    await waitFor(() => expect(alerts.at(-1)).toBe('OTP sent on WhatsApp successfully'));
    expect(calls[0]?.body).toEqual({ phone: '9876543210' });
  });

  it('accepts a number pasted with its country code', async () => {
    const { user } = openPage('/signup');
    await user.click(await phoneField());
    await user.paste('+91 98765-43210');
    expect(await phoneField()).toHaveProperty('value', '9876543210');
  });

  it('asks for the code once it is sent, repeats the checks before it verifies, and shows a refusal', async () => {
    acceptSignUp();
    refuse(verifyOtp, 'otp-wrong');
    const { user } = openPage('/signup');
    await agree(user);
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

  it('sends another code to a changed number', async () => {
    acceptSignUp();
    const { user } = openPage('/signup');
    await agree(user);
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

  it('has its own message for an unreachable server', async () => {
    network.isDown = true;
    const { user } = openPage('/signup');
    await agree(user);
    await user.type(await phoneField(), '9876543210{Enter}');
    await waitFor(() =>
      expect(problems()).toEqual(['Something went wrong, please try again later']),
    );
  });

  it('links the legal texts', async () => {
    openPage('/signup');
    await phoneField();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/privacy', '/T&C', '/login']);
  });
});
