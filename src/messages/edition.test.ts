import { afterEach, expect, it, vi } from 'vitest';
import * as replies from './account-replies.ts';
import * as catalogue from './catalogue.ts';
import { fill } from './fill.ts';
import * as membershipReplies from './membership-replies.ts';
import { specification } from './specification.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

type Leaf = readonly [key: string, text: string];

function leavesOf(texts: object, at = ''): Leaf[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[at + key, value] as const] : leavesOf(value, `${at}${key}.`),
  );
}

const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

const corrected = new Map(leavesOf({ ...catalogue, ...replies, ...membershipReplies }));
const quoted = leavesOf(specification);

it.each(quoted)('%s has a corrected text with the same places to fill', (key, quote) => {
  const text = corrected.get(key);
  expect(text).toBeDefined();
  expect(text).not.toBe(quote);
  expect(placesOf(text ?? '')).toEqual(placesOf(quote));
});

it('the original edition has the same texts, and its quotes letter for letter', async () => {
  vi.stubEnv('COPY', 'specification');
  vi.resetModules();
  const asSpecified = {
    ...(await import('./catalogue.ts')),
    ...(await import('./account-replies.ts')),
    ...(await import('./membership-replies.ts')),
  };
  const shown = new Map(leavesOf(asSpecified));
  expect([...shown.keys()]).toEqual([...corrected.keys()]);
  expect(quoted.filter(([key, quote]) => shown.get(key) !== quote)).toEqual([]);
  expect(shown.get('cardGameResult.lost')).toBe('You Loose');
  expect(shown.get('account.checks.passwordLength')).toBe(
    'password should be atleast 8 characters long',
  );
});

it('the default edition is the corrected one', () => {
  expect(catalogue.cardGameResult.lost).toBe('You Lose');
});

it('fills places and leaves unknown ones standing', () => {
  expect(fill('{score} of {total} in {where}', { score: 7, total: 10 })).toBe('7 of 10 in {where}');
});
