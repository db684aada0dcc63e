import { expect, it } from 'vitest';
import { suggest } from './suggest.ts';

const verbs = ['list', 'show', 'create', 'schedule', 'cancel', 'close', 'announce'];

it.each([
  ['shedule', 'schedule'],
  ['anounce', 'announce'],
  ['cansel', 'cancel'],
  ['lst', 'list'],
  ['weather', undefined],
  ['x', undefined],
])('%s: %s', (typed, meant) => {
  expect(suggest(typed, verbs)).toBe(meant);
});
