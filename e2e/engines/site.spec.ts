// The shell: the dark theme, Hindi, dialogs closed by a press outside them.

import { shell } from '#messages/shell.ts';
import { worksheetPages } from '#messages/worksheet-pages.ts';
import { button, heading, label, nth, PHONE, role, within } from './person.ts';
import { expect, test } from './test.ts';

test('the dark theme stays', async ({ person, capture }) => {
  await person.resize(PHONE);
  await person.open('/');
  await person.press(button(shell.darkTheme));
  const isDark = () =>
    person.inPage(() => {
      const [, red = '255'] =
        /rgba?\((\d+)/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
      return Number(red) < 80 || undefined;
    });
  await person.until(isDark, () => 'the page does not get dark');
  await capture(person, 'dark landing');
  await person.open('/quiz/topics?src=single');
  await person.until(isDark, () => 'the next page is not dark');
  await capture(person, 'dark topics');
});

test('a parent reads Hindi', async ({ person, capture }) => {
  await person.resize(PHONE);
  await person.open('/signup');
  await person.press(within(role('main'), button('हिन्दी')));
  await person.sees(label('WhatsApp नंबर'));
  await person.press(button('OTP पाएँ'));
  await person.sees(nth(0, role('alert')));
  await capture(person, 'sign-up in Hindi');
  await person.open('/member');
  await capture(person, 'membership in Hindi');
  expect(await person.inPage(() => document.documentElement.lang)).toBe('hi');
});

test('a press beside the menu or a dialog closes it, a press inside does not', async ({
  person,
  capture,
}) => {
  await person.open('/worksheets');
  await person.press(button('Open the menu'));
  await person.sees(role('dialog'));
  await person.pressAt({ x: 900, y: 400 });
  await person.doesNotSee(role('dialog'));
  await person.press(button(worksheetPages.howTo.open));
  await person.sees(role('dialog'));
  await capture(person, 'dialog');
  await person.press(heading(worksheetPages.howTo.title));
  await person.sees(role('dialog'));
  await person.pressAt({ x: 8, y: 400 });
  await person.doesNotSee(role('dialog'));
});
