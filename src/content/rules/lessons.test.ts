import { expect, it } from 'vitest';
import { bankOf, choice, findings, lesson, lessonsIn, spot } from '../testing/sample.ts';
import { lessonError } from './lesson-error.ts';
import { lessonForm } from './lesson-form.ts';
import { lessonLength } from './lesson-length.ts';
import { lessonShape } from './lesson-shape.ts';
import { lessonTwins } from './lesson-twins.ts';
import type { Rule } from './rule.ts';
import { spelling } from './spelling.ts';

const catalogue = [
  { id: 'missing-plural-s', area: 'one and many', name: 'no -s', wrong: 'x', right: 'y' },
  { id: 'adverb-order', area: 'adverbs', name: 'order', wrong: 'x', right: 'y' },
];
const withLesson = (changes: Parameters<typeof lesson>[0] = {}) =>
  bankOf({
    questions: [choice(), spot()],
    learnerErrors: catalogue,
    lessons: [lesson(changes)],
  });
const found = (rule: Rule, changes: Parameters<typeof lesson>[0]) =>
  findings(rule, withLesson(changes));

it('a good lesson has no faults', async () => {
  for (const rule of [lessonForm, lessonLength, lessonError, lessonTwins, spelling]) {
    expect(await findings(rule, withLesson())).toEqual([]);
  }
});

it('a topic has a lesson for each level, in order, under its path', async () => {
  const six = [11, 12, 13, 14, 15, 16].map((level) => lesson({ level }));
  const bank = (lessons: typeof six, file?: string) => ({
    ...bankOf({}),
    lessons: [lessonsIn(lessons, file)],
  });
  expect(await findings(lessonShape, bank(six))).toEqual([]);
  expect(await findings(lessonShape, bank(six.slice(1)))).toEqual([
    expect.stringContaining('11, 12'),
  ]);
  expect(await findings(lessonShape, bank(six, 'lessons/basic/02-nouns.yaml'))).toEqual([
    expect.stringContaining('lessons/basic/01-nouns.yaml'),
  ]);
});

it.each([
  [{ rule: 'A noun is a word. It names something.' }, 'one sentence'],
  [{ hint: 'Ask who or what it is' }, 'full stop'],
  [{ title: 'Naming words.' }, 'end mark'],
  [{ mistake: 'three {mango => mangoes} fell.' }, 'whole sentence'],
  [{ rule: 'The word “noun is a naming word.' }, 'not closed'],
  [{ rule: 'A verb names nothing.' }, 'names nothing'],
])('%o has not the form of a lesson', async (changes, message) => {
  expect((await found(lessonForm, changes)).join()).toContain(message);
});

it('a sentence too long for the readers of the level is reported', async () => {
  const long = `My *aunt* ${'walks and '.repeat(8)}sings.`;
  const examples: [string, string] = ['A *crow* sat there.', long];
  expect(await found(lessonLength, { examples })).toEqual([expect.stringContaining('19 words')]);
  expect(await found(lessonLength, { hint: 'so '.repeat(15) })).toHaveLength(1);
});

it('the mistake is one of the catalogue, and of the level', async () => {
  expect(await found(lessonError, { error: 'no-such-error' })).toEqual([
    expect.stringContaining('The catalogue has no'),
  ]);
  expect(await found(lessonError, { error: 'adverb-order' })).toEqual([
    expect.stringContaining('No question of the level'),
  ]);
});

it('a lesson gives no answer of a question away', async () => {
  const mistake = 'Asha put two {book => books} on the shelf.';
  expect(await found(lessonTwins, { mistake })).toEqual([
    expect.stringContaining('basic-nouns-e1-02'),
  ]);
});

it('no sentence is in two lessons', async () => {
  const lessons = [lesson(), lesson({ level: 12 })];
  expect(await findings(lessonTwins, bankOf({ lessons }))).not.toEqual([]);
});

it('what is right in a lesson is spell-checked, the mistake is not', async () => {
  expect(await found(spelling, { mistake: 'Two {mangos => mangoess} fell.' })).toEqual([
    expect.stringContaining('mangoess'),
  ]);
});
