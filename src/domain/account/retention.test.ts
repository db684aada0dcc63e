import { describe, expect, it } from 'vitest';
import { isDormant, isSameName, retentionCutoffs } from './retention.ts';

const now = new Date('2026-11-22T10:00:00Z');

it('an account is dormant a year after its last use', () => {
  expect(isDormant(new Date('2025-11-22T10:00:01Z'), now)).toBe(false);
  expect(isDormant(new Date('2025-11-22T10:00:00Z'), now)).toBe(true);
});

it('the parent is asked 30 days before three years are over', () => {
  const { ask, unused, asked, detached } = retentionCutoffs(now);
  expect(unused.toISOString()).toBe('2023-11-22T10:00:00.000Z');
  expect(ask.toISOString()).toBe('2023-12-22T10:00:00.000Z');
  expect(asked.toISOString()).toBe('2026-10-23T10:00:00.000Z');
  expect(detached.toISOString()).toBe('2026-08-24T10:00:00.000Z');
});

describe("the child's name", () => {
  it.each([
    ['Meera', 'Meera'],
    [' meera  nair ', 'Meera Nair'],
    ['MEERA', 'Meera Nair'],
    ['मीरा', 'मीरा'],
  ])('%j is the name %j', (typed, name) => expect(isSameName(typed, name)).toBe(true));

  it.each([
    ['', 'Meera'],
    ['Nair', 'Meera Nair'],
    ['Meer', 'Meera'],
    ['Tara', 'Meera'],
  ])('%j is not the name %j', (typed, name) => expect(isSameName(typed, name)).toBe(false));
});
