import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '#web/language/language.ts';
import { calls } from '#web/testing/server.ts';
import { closePage, openPage } from './testing/open-page.tsx';
import {
  acceptSignUp,
  fillDetails,
  giveCode,
  phoneField,
  press,
} from './testing/sign-up-steps.tsx';

afterEach(async () => {
  closePage();
  await chooseLanguage('en');
  localStorage.clear();
});

describe('the notice', () => {
  const box = () => screen.getByRole('checkbox', { name: /Privacy Policy|गोपनीयता नीति/ });

  it('says on the form what is stored, why, for how long, and whom to ask', async () => {
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

  it('is available in Hindi, which the parent then agrees to', async () => {
    acceptSignUp();
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

  it('has a box that only the parent ticks', async () => {
    openPage('/signup');
    await phoneField();
    expect(box()).toHaveProperty('checked', false);
  });

  it('ticks the box initially if the setting says so', async () => {
    vi.stubEnv('CONSENT_BOX', 'ticked');
    vi.resetModules();
    const { openPage: openAnew } = await import('./testing/open-page.tsx');
    openAnew('/signup');
    await phoneField();
    expect(box()).toHaveProperty('checked', true);
    vi.unstubAllEnvs();
    vi.resetModules();
  });
});

describe('the header', () => {
  const heading = () => screen.findByRole('heading', { level: 1 });

  it('invites a visitor from a level to continue playing, by this link or an earlier one', async () => {
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
