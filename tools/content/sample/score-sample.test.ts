import { expect, test } from 'vitest';
import { itemsOf } from '#content/bank/bank.ts';
import { bankOf, choice, paper, paperQuestion, spot } from '#content/testing/sample.ts';
import { sampleReadings } from './score-sample.ts';

const items = itemsOf(
  bankOf({ questions: [choice(), spot()], papers: [paper([paperQuestion()])] }),
);
const [one, two, three] = items.map(({ id }) => id) as [string, string, string];
const right = { verdict: 'right' } as const;

test('answers and verdicts become readings of their content files', () => {
  const answers = [
    { id: one, answer: 'A' },
    { id: three, answer: 'B', doubt: 'A or B?' },
    { id: two, answer: 'B', doubt: 'or C?' },
  ];
  const verdicts = [
    { id: two, ...right },
    { id: one, verdict: 'misleading', note: 'too general' } as const,
    { id: three, ...right },
  ];
  const text = expect.stringMatching(/^[0-9a-f]{8}$/);
  const common = { reader: 'sample', round: 1, text } as const;
  expect(sampleReadings(items, answers, verdicts, 1)).toEqual(
    new Map([
      [
        'quiz/basic/01-nouns.yaml',
        [
          { ...common, ...verdicts[1], answer: 0, blind: 'agree' },
          { ...common, id: two, answer: 1, blind: 'doubt', ...right, note: 'or C?' },
        ],
      ],
      [
        'competition/7/standard-2.yaml',
        [{ ...common, id: three, answer: 1, blind: 'differ', ...right, note: 'A or B?' }],
      ],
    ]),
  );
});

test('an answer without a verdict, or a verdict without an answer, stops the recording', () => {
  expect(() => sampleReadings(items, [{ id: one, answer: 0 }], [{ id: two, ...right }], 1)).toThrow(
    `${two} is judged but not answered.\n${one} is answered but not judged.`,
  );
});
