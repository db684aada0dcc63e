import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { visitSource } from '#web/features/session/visit-source.ts';
import { closePage } from './testing/open-page.tsx';
import { acceptSignUp, giveDetails, press, reachDetails } from './testing/sign-up-steps.tsx';

afterEach(closePage);

describe('a family that comes from a partner with a payment page', () => {
  const question = () => screen.queryByRole('button', { name: 'Go to pay.grammargully.example' });

  async function signUpFrom(path: string) {
    acceptSignUp();
    const opened = await reachDetails(path);
    await giveDetails(opened.user);
    return opened;
  }

  it('sees the page and the data passed on, and may decline', async () => {
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

  it('is also asked after a reload in the same visit', async () => {
    visitSource.write('edgeover');
    await signUpFrom('/signup');
    await screen.findByRole('heading', { name: 'You are signed up' });
  });

  it('is not asked if only an earlier visit came from there', async () => {
    localStorage.setItem('src', '"edgeover"');
    const { router } = await signUpFrom('/signup');
    await screen.findByText('Another page');
    expect(router.state.location.pathname).toBe('/');
    expect(question()).toBeNull();
  });
});
