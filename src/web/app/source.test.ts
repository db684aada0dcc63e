// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { visitSource } from '#web/features/session/visit-source.ts';
import { rememberSource } from './source.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const stored = (address: string) => {
  rememberSource(new URL(address, 'http://site'));
  return localStorage.getItem('src');
};

it('saves where the visitor came from', () => {
  expect(stored('/?src=edgeover')).toBe('"edgeover"');
  expect(stored('/')).toBe('"edgeover"');
  expect(stored('/signup?src=playnext')).toBe('"playnext"');
});

it('distinguishes the source of this visit from that of an earlier one', () => {
  stored('/?src=edgeover');
  stored('/quiz/topics?src=single');
  expect(visitSource.read()).toBe('edgeover');
  // Another tab on another day.
  sessionStorage.clear();
  stored('/');
  expect(visitSource.read()).toBeNull();
});

it('does not take a game or a quiz mode for a source', () => {
  stored('/?src=edgeover');
  expect(stored('/quiz/topics?src=single')).toBe('"edgeover"');
  expect(stored('/vocabulary/games/ehard?src=s&game=wordcard')).toBe('"edgeover"');
});

it('truncates it to the length of a name', () => {
  expect(stored(`/?src=${'x'.repeat(5000)}`)).toHaveLength(102);
  localStorage.clear();
  expect(stored('/?src=')).toBeNull();
});
