import { expect, test } from 'vitest';
import { itemsOf } from '#content/bank/bank.ts';
import { bankOf, spot } from '#content/testing/sample.ts';
import { questionSheet } from '../reading/sheets/questions.ts';
import { reasonsText } from './reasons-text.ts';

test('the sheet shows the question, its key, every reason and the sentence mended', () => {
  const sheet = questionSheet('The sample', itemsOf(bankOf({ questions: [spot()] })));
  const [howTo, question] = reasonsText(sheet).split('\n\n');
  expect(howTo?.split('\n').every((line) => line.startsWith('# '))).toBe(true);
  expect(question?.split('\n')).toEqual([
    'basic-nouns-e1-02',
    'Which part has the mistake?',
    'Meena put two book on the shelf.',
    '  A  Meena put',
    '  B  two book',
    '  C  on the shelf',
    '  Key: two book',
    '    two book: “Two” means more than one, so the noun takes -s.',
    '    Meena put: This part is right.',
    '    on the shelf: There is one shelf.',
    '    Meena put two books on the shelf.',
  ]);
});
