import { expect, it } from 'vitest';
import {
  bankOf,
  choice,
  drag,
  lesson,
  match,
  order,
  paper,
  paperQuestion,
  passage,
  sort,
  spot,
  type,
  word,
} from '../testing/sample.ts';
import { proseOf } from './prose.ts';

/** Names and numbers for programs, and what may hold a wrong form on purpose. */
const LEFT_OUT = [
  'id',
  'kind',
  'type',
  'category',
  'difficulty',
  'tier',
  'options',
  'answer',
  'errors',
  'error',
  'name',
];

const questions = [
  choice(),
  spot(),
  drag(),
  order({ or: ['another | order.'] }),
  sort(),
  match(),
  type(),
  passage(),
];
const picture = [{ count: 1, name: 'bird' as const, label: 'one bird' }];
const sample = () =>
  bankOf({
    questions,
    lessons: [lesson({ picture })],
    papers: [paper([paperQuestion()])],
    words: [word()],
  });

/** The place of every text: `questions.0.title`. */
function placesOf(value: unknown, place = ''): string[] {
  if (typeof value === 'string') return [place];
  return Object.entries(value ?? {}).flatMap(([name, part]) =>
    LEFT_OUT.includes(name) ? [] : placesOf(part, `${place}.${name}`),
  );
}

const valuesOf = ({ topics, lessons, papers, words }: ReturnType<typeof sample>) =>
  [...topics, ...lessons, ...papers, words].map((file) => file?.value);

it.each(placesOf(valuesOf(sample())))('the text at %s is spell-checked', (place) => {
  const bank = sample();
  const names = place.split('.').slice(1);
  const last = names.pop() ?? '';
  const parent = names.reduce<unknown>(
    (part, name) => Reflect.get(Object(part), name),
    valuesOf(bank),
  );
  Reflect.set(Object(parent), last, 'a plantedword');
  expect(proseOf(bank).filter(({ text }) => text.includes('plantedword'))).not.toEqual([]);
});
