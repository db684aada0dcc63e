import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { texts } from '#web/platform/texts.ts';
import { chooseLanguage, replyInLanguage, startLanguage, useLanguage } from './language.ts';
import { LanguageSwitch } from './language-switch.tsx';

afterEach(async () => {
  cleanup();
  await chooseLanguage('en');
  localStorage.clear();
});

function TranslatedPage() {
  return (
    <main lang={useLanguage()}>
      <LanguageSwitch />
      <p>{texts.account.fields.childsName}</p>
    </main>
  );
}

it('changes the texts and the language of the page by a button in the other language', async () => {
  const user = userEvent.setup();
  render(<TranslatedPage />);
  expect(screen.getByText("Child's name").closest('[lang]')?.getAttribute('lang')).toBe('en');
  const toHindi = screen.getByRole('button', { name: 'हिन्दी' });
  expect(toHindi.lang).toBe('hi');
  await user.click(toHindi);
  const label = await screen.findByText('बच्चे का नाम');
  expect(label.closest('[lang]')?.getAttribute('lang')).toBe('hi');
  expect(document.documentElement.lang).toBe('hi');
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByText("Child's name")).toBeDefined();
  expect(document.documentElement.lang).toBe('en-IN');
});

it('starts in the chosen language', async () => {
  localStorage.setItem('language', '"hi"');
  await startLanguage();
  render(<TranslatedPage />);
  expect(screen.getByText('बच्चे का नाम')).toBeDefined();
});

it('starts in English if the stored value is not a language', async () => {
  localStorage.setItem('language', '"fr"');
  await startLanguage();
  render(<TranslatedPage />);
  expect(screen.getByText("Child's name")).toBeDefined();
});

it("shows the server's message in the language of the page, by its reason", async () => {
  expect(replyInLanguage('Wrong OTP', 'otp-wrong')).toBe('Wrong OTP');
  await chooseLanguage('hi');
  expect(replyInLanguage('Wrong OTP', 'otp-wrong')).toBe('OTP ग़लत है');
  // The caller has its own text for unknown messages.
  expect(replyInLanguage('Internal Server Error', undefined)).toBe('');
});
