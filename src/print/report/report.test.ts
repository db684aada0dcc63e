import { expect, it } from 'vitest';
import type { Report, TopicOfReport } from '#domain/learning/report.ts';
import { isA4, readPdf } from '../testing/read-pdf.ts';
import { textOf } from '../testing/text-of.ts';
import { renderReport } from './report.ts';

const read = async (pdf: Uint8Array) => textOf(await readPdf(pdf));

const skill: TopicOfReport['skills'][number] = {
  skill: 'irregular plurals',
  topicId: 1,
  topic: 'Nouns',
  levelId: 11,
  state: 'learning',
  right: 1,
  wrong: 2,
};

const nouns: TopicOfReport = {
  topicId: 1,
  topic: 'Nouns',
  category: 'basic',
  solid: 12,
  lookAgain: 1,
  learning: 3,
  notBegun: 23,
  skills: [skill],
};

const report: Report = {
  weeks: ['2026-11-09', '2026-11-16'].map((from, index) => {
    return { from, items: 40 + index, right: 30 + index, minutes: 20 + index, days: 3 };
  }),
  topics: [nouns, { ...nouns, topicId: 2, topic: 'Pronouns', skills: [] }],
  shakiest: [skill],
  mistakes: [
    {
      error: 'missing-plural-s',
      name: 'missing -s',
      wrong: 'two book',
      right: 'two books',
      count: 4,
      isMended: true,
    },
  ],
  practised: { kind: 'this-week', items: 41, right: 31, minutes: 21, days: 3 },
  better: { kind: 'nothing-yet' },
  together: { kind: 'shaky', skill: 'irregular plurals', topic: 'Nouns', lesson: null },
};

const ofMeera = {
  childsName: 'Meera',
  standard: 'a-4th',
  madeAt: new Date('2026-11-22T12:30:00Z'),
} as const;

it('has the child, the sentences, the weeks, the topics begun and the mistakes', async () => {
  const text = await read(await renderReport({ ...ofMeera, report }));
  expect(text).toMatch(/Meera\s+·\s+standard 4\s+·\s+22 November 2026/);
  expect(text).toContain('on 3 days, for about 21 minutes, and got 31 of 41 questions right');
  expect(text).toMatch(/Done\s+40\s+41/);
  expect(text).toMatch(/Nouns\s+12\s+1\s+3\s+23/);
  expect(text).not.toContain('Pronouns');
  expect(text).toContain('irregular plurals (Nouns)');
  expect(text).toMatch(/two book\s.*two books/);
  expect(text).toContain('4 times in 60 days. Mended');
  expect(text).not.toMatch(/[{}]/);
});

it.each([
  ['with nothing in it', { ...report, topics: [], shakiest: [], mistakes: [] }],
  [
    'with everything in it',
    {
      ...report,
      topics: Array.from({ length: 28 }, () => ({ ...nouns, topic: 'Sentences & questions' })),
      shakiest: [skill, skill, skill],
      mistakes: Array.from({ length: 8 }, () => ({
        ...(report.mistakes[0] as Report['mistakes'][number]),
        name: 'a name of a mistake that goes on and on until it takes two lines of the page at least',
        wrong: 'Everybody in the long queue at the ticket window have their umbrellas with them.',
        right: 'Everybody in the long queue at the ticket window has an umbrella with them.',
      })),
    },
  ],
])('%s is one tagged A4 page', async (_, whole) => {
  const { pages, isTagged } = await readPdf(await renderReport({ ...ofMeera, report: whole }));
  expect(pages.map(isA4)).toEqual([true]);
  expect(isTagged).toBe(true);
});

it('leaves out a name whose letters our fonts lack', async () => {
  const pdf = await renderReport({ ...ofMeera, childsName: 'தமிழ்', report });
  expect(await read(pdf)).toMatch(/Standard 4\s+·/);
});
