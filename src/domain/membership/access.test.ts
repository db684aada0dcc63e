import { expect, it } from 'vitest';
import { decideAccess, isFreeGameLevel, isFreeWordCardLevel } from './access.ts';

it.each([
  ['visitor', true, { ok: true }],
  ['user', true, { ok: true }],
  ['member', true, { ok: true }],
  ['visitor', false, { ok: false, reason: 'login' }],
  ['user', false, { ok: false, reason: 'membership' }],
  ['member', false, { ok: true }],
] as const)('a %s opens a thing that is free (%s): %o', (kind, isFree, decision) => {
  expect(decideAccess({ kind }, { isFree })).toEqual(decision);
});

it('word-card levels 1 and 2 are free', () => {
  expect([1, 2, 3].map(isFreeWordCardLevel)).toEqual([true, true, false]);
});

it('every level of drop-it is free, of the card game the first two', () => {
  expect([1, 10].map((level) => isFreeGameLevel({ game: 'dropit', level }))).toEqual([true, true]);
  const cards = [2, 3].map((level) => isFreeGameLevel({ game: 'wordcard', level }));
  expect(cards).toEqual([true, false]);
});
