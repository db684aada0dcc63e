import { describe, expect, it } from 'vitest';
import { FRAME, type Frame, groupOf, withoutHash } from './client-error.ts';

const frame = (file: string, line: number): Frame => ({ file, line, column: 1 });

describe('the group of an error', () => {
  const message = 'Failed to fetch /assets/quiz-Bz3kP2x.js, try 2';
  const frames = [frame('node_modules/react-dom/x.js', 5), frame('src/web/app/shell.tsx', 10)];
  const group = groupOf('error', message, frames);

  it('is the same in a build with other hashes, lines and numbers', () => {
    const moved = [frame('node_modules/react-dom/x.js', 9), frame('src/web/app/shell.tsx', 22)];
    expect(groupOf('error', 'Failed to fetch /assets/quiz-a-c_Q9x.js, try 13', moved)).toBe(group);
  });

  it('is another for another kind, message or file', () => {
    expect(groupOf('rejection', message, frames)).not.toBe(group);
    expect(groupOf('error', 'Failed', frames)).not.toBe(group);
    expect(groupOf('error', message, [frame('src/web/app/menu.tsx', 10)])).not.toBe(group);
  });

  it('looks at packages only where no file is ours', () => {
    expect(groupOf('error', message, frames.slice(1))).toBe(group);
    expect(groupOf('error', message, frames.slice(0, 1))).toContain('react-dom');
  });
});

it('a hash is taken out of the names of files alone', () => {
  expect(withoutHash('/assets/app-Bz3kP2x.js and web-vitals')).toBe(
    '/assets/app.js and web-vitals',
  );
});

it.each(['/assets/app-Bz3kP2x.js:1:2345', 'document:12:3'])('%s is a frame', (text) => {
  expect(FRAME.test(text)).toBe(true);
});

it.each([
  '/assets/app.js:1',
  'https://gully.test/assets/app.js:1:2',
  '/assets/../x.js:1:2',
  'Riya (/assets/app.js:1:2)',
  '/otp?phone=9876543210:1:2',
])('%s is none', (text) => {
  expect(FRAME.test(text)).toBe(false);
});
