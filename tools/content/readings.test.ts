import { expect, test } from 'vitest';
import type { Reading } from '#domain/content/reading-file.ts';
import { itemsOf } from './bank.ts';
import { blindText } from './blind.ts';
import { agreementAfterMending, rawAgreement } from './readings.ts';
import { reportOn } from './report.ts';
import { bankOf, choice, drag, spot } from './sample.ts';
import { merged, scored } from './score-reading.ts';

const bank = bankOf({ questions: [choice(), spot(), drag()] });
const items = itemsOf(bank);
const [one, two, three] = items.map(({ id }) => id) as [string, string, string];
const first = { reader: 'answer', round: 1 } as const;
const second = { reader: 'answer', round: 2 } as const;

test('a blind sheet shows what the child sees and nothing that tells the key', () => {
  const text = blindText(items);
  expect(text).toContain('  B  two book');
  expect(text).toContain('[0] Our  [1] farmer');
  for (const { why, correction, skill } of items) {
    expect(text).not.toContain(why);
    expect(text).not.toContain(skill);
    if (correction !== undefined) expect(text).not.toContain(correction);
  }
});

test('answers are compared with the key, by index or by letter', () => {
  const answers = [
    { id: one, answer: 'a' },
    { id: two, answer: 2, doubt: 'odd' },
    { id: three, answer: 1, doubt: 'or the field?' },
  ];
  expect(scored(items, answers, first).map(({ verdict }) => verdict)).toEqual([
    'agree',
    'differ',
    'doubt',
  ]);
  expect(scored(items, [{ id: one, answer: null }], first)[0]?.verdict).toBe('differ');
  expect(
    scored(items, [{ id: one, answer: null, fault: 'Two are right.' }], first)[0],
  ).toMatchObject({
    verdict: 'fault',
    note: 'Two are right.',
  });
});

test('an answer to an item that is not there stops the scoring', () => {
  expect(() => scored(items, [{ id: 'basic-nouns-e9-99', answer: 0 }], first)).toThrow('e9-99');
});

test('agreement is counted as first read and after mending', () => {
  const readings: Reading[] = [
    ...scored(
      items,
      [
        { id: one, answer: 0 },
        { id: two, answer: 0 },
        { id: three, answer: 1, doubt: 'hm' },
      ],
      first,
    ),
    ...scored(items, [{ id: two, answer: 1 }], second),
    { id: one, reader: 'fairness', answer: null, verdict: 'fault', round: 1 },
  ];
  expect(rawAgreement(readings)).toEqual({ agreed: 2, read: 3 });
  expect(agreementAfterMending(readings)).toEqual({ agreed: 3, read: 3 });
  expect(reportOn(bank, readings)).toContain('66.7 % (2/3)');
});

test('reading again replaces the same round of the same reader and keeps the rest', () => {
  const older = scored(
    items,
    [
      { id: one, answer: 1 },
      { id: two, answer: 1 },
    ],
    first,
  );
  const again = scored(items, [{ id: one, answer: 0 }], first);
  expect(merged(older, again)).toEqual([older[1], again[0]]);
  expect(merged(older, scored(items, [{ id: one, answer: 0 }], second))).toHaveLength(3);
});
