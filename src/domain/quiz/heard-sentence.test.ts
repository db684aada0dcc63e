import { expect, it } from 'vitest';
import { markHeard } from './heard-sentence.ts';

const key = {
  text: 'The children aren’t hiding their wooden boats.',
  accept: [],
  wrong: [{ answer: 'The childs aren’t hiding their wooden boats.', why: 'Children.' }],
};

it.each([
  ["the children aren't hiding their wooden boats", 'right'],
  ['The children are not hiding their wooden boats!', 'right'],
  ['The childs are not hiding their wooden boats.', 'known'],
  ['The childern aren’t hidding their woodden boats.', 'spelling'],
  ['The children aren’t hiding there wooden boats.', 'other'],
  ['The children aren’t hiding their wooden boat.', 'other'],
  ['The children hide their wooden boats.', 'other'],
  ['😀', 'other'],
])('%s: %s', (written, kind) => {
  expect(markHeard(key, written).kind).toBe(kind);
});
