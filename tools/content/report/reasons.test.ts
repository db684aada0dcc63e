import { expect, test } from 'vitest';
import { itemsOf } from '#content/bank/bank.ts';
import { bankOf, choice, drag, paper, paperQuestion, spot } from '#content/testing/sample.ts';
import type { ReasonsVerdict, Round } from '#tools/content/reading/reading-file.ts';
import { mergeReadings } from '../reading/record.ts';
import { reasonsReadings } from '../reading/score-reasons.ts';
import { questionSheet } from '../reading/sheets/questions.ts';
import { sampleReadings } from '../sample/score-sample.ts';
import { verdictsOnReasons } from './reasons.ts';
import { samples } from './samples.ts';

const file = 'quiz/basic/01-nouns.yaml';
const parts = { papers: [paper([paperQuestion()])] };
const before = bankOf({ questions: [choice(), spot(), drag()], ...parts });
const mended = bankOf({
  questions: [choice({ why: 'A noun names an animal.' }), spot(), drag()],
  ...parts,
});
const [one, two, three] = itemsOf(before).map(({ id }) => id) as [string, string, string];

function read(bank: typeof before, round: Round, verdicts: Record<string, ReasonsVerdict>) {
  const items = itemsOf(bank).filter((item) => item.file === file);
  const list = Object.entries(verdicts).map(([id, verdict]) => ({ id, verdict, note: 'so' }));
  return reasonsReadings(questionSheet(file, items), list, round);
}
const first = read(before, 1, { [one]: 'wrong', [two]: 'awkward', [three]: 'right' });

/** The row of the file, by column. */
function row(name: string, rows: string[][]): (string | undefined)[] | undefined {
  return rows.find(([first]) => first === name)?.slice(1);
}

test('the rates of both readings are raw; a mended item waits for readers', () => {
  const readings = new Map([[file, [...first, ...read(before, 2, { [two]: 'right' })]]]);
  const rows = verdictsOnReasons(mended, readings);
  const rates = ['3', '33.3 %', '0.0 %', '33.3 %', '1', '0.0 %', '0.0 %', '0.0 %'];
  expect(rows[0]?.slice(9)).toEqual(['both', 'first', 'second', 'mended', 'unread']);
  expect(row('basic/01-nouns', rows)).toEqual([...rates, '1', '1', '–', '1', '–']);
  const none = ['–', '–', '–', '–'];
  const unread = [...none, ...none, '–', '–', '–', '–', '1'];
  expect(row('competition/7/standard-2', rows)).toEqual(unread);
  expect(row('all questions', rows)).toEqual([...rates, '1', '1', '–', '1', '1']);
});

test('the second reading of mended words counts for them', () => {
  const readings = new Map([[file, [...first, ...read(mended, 2, { [one]: 'right' })]]]);
  expect(row('basic/01-nouns', verdictsOnReasons(mended, readings))?.slice(8)).toEqual([
    '–',
    '2',
    '1',
    '–',
    '–',
  ]);
});

test('mended words judged again count as read, and the raw rates stay', () => {
  const again = read(mended, 1, { [one]: 'right' });
  const rows = verdictsOnReasons(mended, new Map([[file, mergeReadings(first, again)]]));
  expect(row('basic/01-nouns', rows)).toEqual([
    ...['3', '33.3 %', '0.0 %', '33.3 %', '–', '–', '–', '–'],
    ...['–', '3', '–', '–', '–'],
  ]);
});

test('a sample is counted by its round, with the items that have changed since', () => {
  const answers = [
    { id: one, answer: 0 },
    { id: two, answer: 0 },
  ];
  const verdicts = [
    { id: one, verdict: 'wrong', note: 'so' } as const,
    { id: two, verdict: 'right' } as const,
  ];
  const rows = samples(mended, sampleReadings(itemsOf(before), answers, verdicts, 1));
  expect(row('first sample', rows)).toEqual(['2', '50.0 %', '50.0 %', '0.0 %', '0.0 %', '1']);
  expect(row('second sample', rows)).toEqual(['0', '–', '–', '–', '–', '0']);
});
