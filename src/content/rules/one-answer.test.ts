import { expect, test } from 'vitest';
import { bankOf, choice, findings, findingsIn, paper, paperQuestion } from '../testing/sample.ts';
import { oneAnswer } from './one-answer.ts';

test('a question with one key among distinct options passes', async () => {
  expect(await findingsIn(oneAnswer, choice(), choice({ options: ['a', 'an', 'the'] }))).toEqual(
    [],
  );
});

test('options that differ only in capitals or spaces are one option', async () => {
  const [message] = await findingsIn(oneAnswer, choice({ options: ['eid', 'Eid ', 'Holi'] }));
  expect(message).toContain('stands there twice');
});

test.each([[['a', 'an']], [['a', 'an', 'the', 'some', 'any']]])(
  'neither too few nor too many options: %s',
  async (options) => {
    expect(await findingsIn(oneAnswer, choice({ options }))).toHaveLength(1);
  },
);

test('a competition question has four options', async () => {
  const three = paperQuestion({ options: ['a', 'an', 'the'] });
  expect(await findings(oneAnswer, bankOf({ papers: [paper([three])] }))).toHaveLength(1);
  expect(await findings(oneAnswer, bankOf({ papers: [paper([paperQuestion()])] }))).toEqual([]);
});

test('“none of the above” is refused, a sentence about none of them is not', async () => {
  const options = ['None of the above', 'None of them walk.', 'Few walk.'];
  const found = await findingsIn(oneAnswer, choice({ options }));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('None of the above');
});
