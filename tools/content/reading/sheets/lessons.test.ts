import { expect, test } from 'vitest';
import { bankOf, lesson } from '#content/testing/sample.ts';
import { blindText } from '../blind.ts';
import { reasonsReadings } from '../score-reasons.ts';
import { sheetsOf } from './all-sheets.ts';

const [sheet] = sheetsOf(bankOf({ lessons: [lesson()] }));
if (sheet === undefined) throw new Error('There is no sheet of lessons');

test('a reader sees a lesson as plain text', () => {
  const [howTo, text] = blindText(sheet).split('\n\n');
  expect(howTo).toContain('{id: …, verdict: …}');
  expect(text?.split('\n')).toEqual([
    'level 11',
    'Naming words',
    'A noun is a naming word for a person, a place, an animal or a thing.',
    'My *aunt* lives here.',
    'A *crow* sat on the *gate*.',
    '✗ Three *mango* fell.',
    '✓ Three *mangoes* fell.',
    'Hint: Ask: who or what is it?',
  ]);
});

test('a verdict is recorded for the words that were read', () => {
  const [reading] = reasonsReadings(sheet, [{ id: 'level 11', verdict: 'right' }], 1);
  expect(reading).toMatchObject({ id: 'level 11', reader: 'reasons', verdict: 'right', round: 1 });
  const [mended] = sheetsOf(bankOf({ lessons: [lesson({ hint: 'Who or what is it?' })] }));
  const [later] = reasonsReadings(mended ?? sheet, [{ id: 'level 11', verdict: 'right' }], 1);
  expect(later?.text).not.toBe(reading?.text);
});

test('there is nothing to answer', () => {
  expect(sheet.entries[0]?.parse('right')).toMatchObject({ ok: false });
});
