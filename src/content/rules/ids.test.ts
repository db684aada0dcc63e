import { expect, test } from 'vitest';
import { bankOf, choice, findings, level, paper, paperQuestion, topic } from '../testing/sample.ts';
import { ids } from './ids.ts';

const found = (...topics: ReturnType<typeof topic>[]) => findings(ids, bankOf({ topics }));

test('ids in step with file, category, topic and level pass', async () => {
  const hard = level([choice({ id: 'basic-verbs-be-have-h2-01' })], {
    id: 55,
    difficulty: 'hard',
    number: 2,
  });
  const head = { id: 5, topic: 'Verbs & Be/Have', order: 5 };
  expect(await found(topic([hard], head, 'quiz/basic/05-verbs-be-have.yaml'))).toEqual([]);
});

test('an id of another level is found', async () => {
  expect(await found(topic([level([choice({ id: 'basic-nouns-e2-01' })])]))).toHaveLength(1);
});

test('a level id and a file name out of step are found', async () => {
  expect(await found(topic([level([], { id: 12 })]))).toHaveLength(1);
  expect(await found(topic([], {}, 'quiz/basic/02-nouns.yaml'))).toHaveLength(1);
});

test('an id used twice in the bank is found', async () => {
  const [message] = await found(topic([level([choice(), choice()])]));
  expect(message).toContain('basic-nouns-e1-01: This id is already used');
});

test('ids of a paper follow its competition and standard', async () => {
  const good = paper([paperQuestion()]);
  expect(await findings(ids, bankOf({ papers: [good] }))).toEqual([]);
  const strange = paper([paperQuestion({ id: 'c7-s3-01' })]);
  expect(await findings(ids, bankOf({ papers: [strange] }))).toHaveLength(1);
});
