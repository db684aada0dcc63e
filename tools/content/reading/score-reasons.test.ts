import { expect, test } from 'vitest';
import { itemsOf } from '#content/bank/bank.ts';
import { bankOf, choice, drag, paper, paperQuestion, spot, word } from '#content/testing/sample.ts';
import type { Question } from '#domain/quiz/question.ts';
import { mergeReadings } from './record.ts';
import { scored } from './score-reading.ts';
import { reasonsReadings, summariseReasons, verdictFile } from './score-reasons.ts';
import { questionSheet } from './sheets/questions.ts';
import { wordSheet } from './sheets/words.ts';

function sheetOf(...questions: Question[]) {
  return questionSheet('quiz/basic/01-nouns.yaml', itemsOf(bankOf({ questions })));
}
const sheet = sheetOf(choice(), spot(), drag());
const [one, two] = ['basic-nouns-e1-01', 'basic-nouns-e1-02'] as const;

test('verdicts become readings of the words that were judged', () => {
  const verdicts = [
    { id: two, verdict: 'awkward', note: '“takes -s”: a child stumbles' } as const,
    { id: one, verdict: 'right' } as const,
  ];
  const readings = reasonsReadings(sheet, verdicts, 2);
  const text = expect.stringMatching(/^[0-9a-f]{8}$/);
  expect(readings).toEqual([
    { ...verdicts[0], reader: 'reasons', round: 2, text },
    { ...verdicts[1], reader: 'reasons', round: 2, text },
  ]);
  expect(summariseReasons(sheet, readings)).toEqual([
    `awkward  ${two}: “takes -s”: a child stumbles`,
    'Not judged: 1 of 3',
    '2 judged: 1 right, 0 wrong, 0 misleading, 1 awkward',
  ]);
});

test('the questions of a paper are judged in the same way', () => {
  const items = itemsOf(bankOf({ papers: [paper([paperQuestion()])] }));
  const readings = reasonsReadings(
    questionSheet('competition/7/standard-2.yaml', items),
    [{ id: 'c7-s2-01', verdict: 'right' }],
    1,
  );
  expect(readings).toMatchObject([{ id: 'c7-s2-01', reader: 'reasons', verdict: 'right' }]);
});

test('any change of the sentence, the choices, the reasons or the correction makes it another text', () => {
  const texts = [
    spot(),
    spot({ text: 'Meena put two book on a shelf.' }),
    spot({ options: ['Meena put', 'two books', 'on the shelf'] }),
    spot({ answer: 0 }),
    spot({ why: 'The noun takes -s.' }),
    spot({ whyNot: ['This part is right.', 'It is one shelf.'] }),
    spot({ correction: 'Meena put two books on a shelf.' }),
  ].map(
    (question) => reasonsReadings(sheetOf(question), [{ id: two, verdict: 'right' }], 1)[0]?.text,
  );
  expect(new Set(texts).size).toBe(7);
});

test('the order of the options does not touch their reasons', () => {
  const textOf = (question: Question) =>
    reasonsReadings(sheetOf(question), [{ id: one, verdict: 'right' }], 1)[0]?.text;
  const moved = choice({
    options: ['small', 'happily', 'puppy', 'sleeps'],
    answer: 2,
    whyNot: ['It describes.', 'It tells how.', 'It is an action word.'],
  });
  expect(textOf(moved)).toBe(textOf(choice()));
});

test('verdicts that fit no item stop the recording, each with a sentence', () => {
  const right = { verdict: 'right' } as const;
  const verdicts = [
    { id: 'basic-nouns-e1-77', ...right },
    { id: one, ...right },
    { id: one, ...right },
  ];
  expect(() => reasonsReadings(sheet, verdicts, 1)).toThrow(
    ['quiz/basic/01-nouns.yaml has no entry “basic-nouns-e1-77”.', `${one} is judged twice.`].join(
      '\n',
    ),
  );
  const words = wordSheet({ file: 'vocabulary/words.yaml', value: [word()], isWhole: true });
  expect(() => reasonsReadings(words, [{ id: 'generous', ...right }], 1)).toThrow(
    'generous has no reasons to judge.',
  );
});

test('a verdict other than right needs a note', () => {
  expect(verdictFile.safeParse([{ id: one, verdict: 'right' }]).success).toBe(true);
  expect(verdictFile.safeParse([{ id: one, verdict: 'wrong' }]).error?.issues).toMatchObject([
    { path: [0, 'note'], message: 'it is missing: say what is wrong' },
  ]);
  expect(verdictFile.safeParse([{ id: one, verdict: 'good' }]).success).toBe(false);
});

test('the readings of the reasons stand beside the answers', () => {
  const answers = scored(sheet, [{ id: one, answer: 0 }], { reader: 'answer', round: 1 });
  const judged = reasonsReadings(sheet, [{ id: one, verdict: 'right' }], 1);
  expect(mergeReadings(mergeReadings(answers, judged), judged)).toEqual([...answers, ...judged]);
});
