import { expect, test } from 'vitest';
import { choice, findingsIn, spot } from '../testing/sample.ts';
import { optionForm } from './option-form.ts';

const found = (...options: string[]) => findingsIn(optionForm, choice({ options }));

test('options alike in case and end mark pass', async () => {
  expect(await found('kite', 'small', 'sings')).toEqual([]);
  expect(await found('He runs.', 'He run.', 'He running.')).toEqual([]);
});

test('a capital or an end mark on some is found', async () => {
  expect(await found('Kite', 'small', 'sings')).toHaveLength(1);
  expect(await found('He runs.', 'He run', 'He running.')).toHaveLength(1);
});

test('names and “I” go with either', async () => {
  expect(await found('Meera', 'girl', 'sings')).toEqual([]);
  expect(await found('I', 'me', 'my')).toEqual([]);
});

test('options may differ in capitals or marks if those are the question', async () => {
  expect(await found('Where is it?', 'where is it?', 'Where is it.')).toEqual([]);
});

test('parts of a sentence are left alone', async () => {
  expect(await findingsIn(optionForm, spot())).toEqual([]);
});

test('8 words pass, 9 are found', async () => {
  const eight = 'one two three four five six seven eight';
  expect(await found(eight, 'two', 'three')).toEqual([]);
  expect(await found(`${eight} nine`, 'two', 'three')).toHaveLength(1);
});
