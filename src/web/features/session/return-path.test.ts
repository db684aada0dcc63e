import { afterEach, expect, it } from 'vitest';
import { readReturnPath, rememberReturnPath, takeReturnPath } from './return-path.ts';

afterEach(() => sessionStorage.clear());

it('leads back once', () => {
  rememberReturnPath('/quiz/playing?lvlid=21&src=single&topid=2');
  expect(readReturnPath()).toBe('/quiz/playing?lvlid=21&src=single&topid=2');
  expect(takeReturnPath()).toBe('/quiz/playing?lvlid=21&src=single&topid=2');
  expect(takeReturnPath()).toBeNull();
});

it.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  'javascript:alert(1)',
  'quiz',
  '',
])('never leads to another site: %o', (path) => {
  sessionStorage.setItem('returnPath', path);
  expect(takeReturnPath()).toBeNull();
  expect(sessionStorage.getItem('returnPath')).toBeNull();
});
