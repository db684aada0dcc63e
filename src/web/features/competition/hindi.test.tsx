// The pages for parents in Hindi (product §15.4): complete, and with `lang` set to Hindi.

import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getResult } from '#contract/competition-results.ts';
import { chooseLanguage } from '#web/language/language.ts';
import { reply } from '#web/testing/server.ts';
import {
  closeCompetition,
  openCompetition,
  registered,
  serveAt,
} from './testing/open-competition.tsx';
import './results/my-data-page.tsx';
import './results/result-page.tsx';

const BEFORE_REGISTRATION_CLOSES = 50_000;

beforeEach(async () => {
  serveAt(BEFORE_REGISTRATION_CLOSES);
  await chooseLanguage('hi');
});
afterEach(async () => {
  cleanup();
  await chooseLanguage('en');
  closeCompetition();
});

const isLatinOnly = (text: string) =>
  /[a-z]/i.test(text) && !/\p{Script=Devanagari}/u.test(text) && !/^(OTP|\+91|English)$/.test(text);

function englishTexts(): string[] {
  const main = screen.getByRole('main');
  expect(main.lang).toBe('hi');
  return (
    [...main.querySelectorAll('*')]
      // What has a name of its own, such as a prize.
      .filter((element) => element.closest('[lang="en"]') === null)
      .flatMap((element) => [
        ...[...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent?.trim() ?? ''),
        element.getAttribute('placeholder') ?? '',
      ])
      .filter(isLatinOnly)
  );
}

it.each([
  ['/competition/register', 'स्कूल'],
  ['/competition/participate', 'कक्षा'],
  ['/competition/my-data', 'OTP'],
])('%s is in Hindi', async (path, field) => {
  openCompetition(path);
  await screen.findByLabelText(field);
  expect(englishTexts()).toEqual([]);
});

it('a result is in Hindi, with the address for the prize; the questions stay English', async () => {
  const token = 'abcdefghijklmnopqrstuv';
  history.replaceState(null, '', `/competition/result#${token}`);
  reply(getResult, {
    data: {
      competition: 7,
      childsName: 'रवि',
      standard: 'a-4th',
      date: '20240609',
      marks: 3,
      outOf: 3,
      seconds: 90,
      answered: 3,
      rank: 1,
      rankedOf: 40,
      groupStandards: [2, 3, 4, 5],
      groupRank: 1,
      groupRankedOf: 130,
      noRank: null,
      voided: [{ standard: 'a-4th', number: 2, reason: 'दो उत्तर सही थे' }],
      prize: { name: 'दूरबीन', place: 1, state: 'to-do', isAddressConfirmed: false },
      isNameShown: false,
      questions: [],
    },
  });
  openCompetition(`/competition/result#${token}`);
  await screen.findByLabelText('पिन कोड');
  expect(englishTexts()).toEqual([]);
  history.replaceState(null, '', '/');
});

it('the page of the competition is in Hindi, for a registered family too', async () => {
  registered();
  openCompetition('/competition');
  await screen.findByRole('button', { name: 'पंजीकृत' });
  expect(englishTexts()).toEqual([]);
});

it('form problems are in Hindi', async () => {
  openCompetition('/competition/my-data');
  await userEvent.click(await screen.findByRole('button', { name: 'OTP पाएँ' }));
  expect(await screen.findByText('कृपया सही फ़ोन नंबर डालें')).toBeDefined();
  expect(englishTexts()).toEqual([]);
});
