import { expect, it } from 'vitest';
import { bankOf, choice, findings, lesson, lessonsIn, spot } from '../testing/sample.ts';
import { lessonError } from './lesson-error.ts';
import { lessonForm } from './lesson-form.ts';
import { lessonLength } from './lesson-length.ts';
import { lessonShape } from './lesson-shape.ts';
import { lessonSkills } from './lesson-skills.ts';
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

/** The sample's lesson with another hint for its first skill. */
function withHint(hint: string) {
  return {
    skills: lesson().skills.map((skill, index) => (index === 0 ? { ...skill, hint } : skill)),
  };
}

it('a good lesson has no faults', async () => {
  for (const rule of [lessonForm, lessonLength, lessonError, lessonSkills, lessonTwins, spelling]) {
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
  [{ rule: 'A noun names. It names a man. It names a cow. It names a hat.' }, '3 sentences'],
  [withHint('Ask who it is. Ask what it is.'), 'one sentence'],
  [withHint('Ask who or what it is'), 'full stop'],
  [{ unlike: { text: 'We *walk* home', why: 'It tells what we do.' } }, 'whole sentence'],
  [{ try: { text: '____ and ____', options: ['a', 'b'], answer: 0, why: 'So.' } }, 'One blank'],
  [{ picture: { ladder: ['“small', 'big'] } }, 'not closed'],
  [{ title: 'Naming words.' }, 'end mark'],
  [{ mistake: 'three {mango => mangoes} fell.' }, 'whole sentence'],
  [{ rule: 'The word “noun is a naming word.' }, 'not closed'],
  [{ rule: 'A verb names nothing.' }, 'names nothing'],
])('%o has not the form of a lesson', async (changes, message) => {
  expect((await found(lessonForm, changes)).join()).toContain(message);
});

it('a sentence too long for the readers of the level is reported', async () => {
  const long = `My *aunt* ${'walks and '.repeat(8)}sings.`;
  const examples = ['A *crow* sat there.', 'We love *Kochi*.', long];
  expect(await found(lessonLength, { examples })).toEqual([expect.stringContaining('19 words')]);
  expect(await found(lessonLength, withHint('so '.repeat(15)))).toHaveLength(1);
  const rule = `A noun names a thing. ${'It names '.repeat(8)}it.`;
  expect(await found(lessonLength, { rule })).toEqual([expect.stringContaining('17 words')]);
});

it('the mistake is one of the catalogue, and of the level', async () => {
  expect(await found(lessonError, { error: 'no-such-error' })).toEqual([
    expect.stringContaining('The catalogue has no'),
  ]);
  expect(await found(lessonError, { error: 'adverb-order' })).toEqual([
    expect.stringContaining('No question of the level'),
  ]);
});

it('the lesson has a hint for each skill of the plan, and no other', async () => {
  const [skill] = lesson().skills;
  expect(await found(lessonSkills, { skills: skill === undefined ? [] : [skill] })).toEqual([
    expect.stringContaining('those of the plan are “naming words for animals; one and many”'),
  ]);
});

it('every question names a skill of the plan, and every skill is asked for', async () => {
  const questions = [choice(), spot({ skill: 'plurals' })];
  const bank = bankOf({ questions, learnerErrors: catalogue, lessons: [lesson()] });
  expect(await findings(lessonSkills, bank)).toEqual([
    expect.stringContaining('“plurals” is not in the plan'),
    expect.stringContaining('No question of the level asks for “one and many”'),
  ]);
});

it('a hint does not tell the answer of its questions', async () => {
  expect(await found(lessonSkills, withHint('Is it a puppy?'))).toEqual([
    expect.stringContaining('The hint tells “puppy”, the answer of basic-nouns-e1-01'),
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
