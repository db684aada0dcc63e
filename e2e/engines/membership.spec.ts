// What a family pays for and receives: membership through the sandbox, and worksheets.

import { worksheetPages as texts } from '#messages/worksheet-pages.ts';
import { family } from './family.ts';
import { button, heading, link, nth, type Person, PHONE, role, within } from './person.ts';
import { expect, test } from './test.ts';

test('a family becomes a member', async ({ person, request, capture }) => {
  await person.resize(PHONE);
  await family(request).signUp(person);
  await person.isAt('/');
  await person.open('/member');
  await capture(person, 'membership');
  await person.press(link('Become a Member'));
  await person.press(button('Pay ₹399'));
  await person.isAt('/member/return');
  await person.sees(heading('Welcome, you are a member'));
  await capture(person, 'welcome');
  await person.open('/worksheets/Pronouns');
  // The link is signed as soon as the page knows about the membership.
  expect(await firstBytes(person, '.pdf?expires=')).toBe('%PDF-');
});

test('a visitor opens a free worksheet', async ({ person, capture }) => {
  await person.open('/worksheets');
  await person.press(link('Nouns'));
  await person.sees(heading('Nouns: Worksheets'));
  const practice = role('region', texts.topic.practice);
  await person.sees(nth(0, within(practice, link(/^Open: /))));
  await person.sees(nth(0, role('img', /^The first page of/)));
  await person.until(
    () =>
      person.inPage(() => {
        const [picture] = document.querySelectorAll<HTMLImageElement>('img[alt^="The first page"]');
        return picture?.naturalWidth === 400 || undefined;
      }),
    () => 'the picture of a page does not come',
  );
  expect(await firstBytes(person, '.pdf')).toBe('%PDF-');
  await capture(person, 'worksheets');
});

/** The first bytes of the file behind the first such link. */
function firstBytes(person: Person, part: string): Promise<string> {
  return person.until(
    () =>
      person.inPage(async (href) => {
        const sheet = document.querySelector<HTMLAnchorElement>(`a[href*="${href}"]`);
        if (sheet === null) return undefined;
        return (await (await fetch(sheet.href)).text()).slice(0, 5);
      }, part),
    () => `no link to ${part}`,
  );
}
