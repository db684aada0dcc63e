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
    'A noun is a naming word for a person, a place or a thing.',
    'My *aunt* lives here.',
    'A *crow* sat on the *gate*.',
    'We love *Kochi*.',
    'Looks alike: We *walk* to the bus. “Walk” tells what we do.',
    '✗ Three *mango* fell.',
    '✓ Three *mangoes* fell.',
    'Try: The ____ is loud. (drum / sing) → drum. “Drum” names a thing.',
    'Skill: naming words for animals',
    '  Hint: Ask: who or what is it?',
    '  The *doctor* smiles.',
    '  1. Ask: who smiles?',
    '  2. The doctor. “Doctor” is the naming word.',
    'Skill: one and many',
    '  Hint: Count: is it one, or more than one?',
    '  Six *ducks* swim.',
    '  1. Count: six is more than one.',
    '  2. Add -s: “ducks”.',
    '  Hindi: हिंदी में “छह फूल” कहते हैं; अंग्रेज़ी में संख्या के बाद -s भी लगता है।',
  ]);
});

test('a verdict is recorded for the words that were read', () => {
  const [reading] = reasonsReadings(sheet, [{ id: 'level 11', verdict: 'right' }], 1);
  expect(reading).toMatchObject({ id: 'level 11', reader: 'reasons', verdict: 'right', round: 1 });
  const [mended] = sheetsOf(bankOf({ lessons: [lesson({ rule: 'A noun names something.' })] }));
  const [later] = reasonsReadings(mended ?? sheet, [{ id: 'level 11', verdict: 'right' }], 1);
  expect(later?.text).not.toBe(reading?.text);
});

test('there is nothing to answer', () => {
  expect(sheet.entries[0]?.parse('right')).toMatchObject({ ok: false });
});
