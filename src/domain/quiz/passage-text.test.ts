import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf } from './passage-text.ts';

test('a passage falls into words, gaps and marked words', () => {
  expect(piecesOf('On ____ Monday we bought [two breads].')).toEqual([
    { kind: 'words', text: 'On ' },
    { kind: 'gap', text: '' },
    { kind: 'words', text: ' Monday we bought ' },
    { kind: 'marked', text: 'two breads' },
    { kind: 'words', text: '.' },
  ]);
});

test('places may begin and end a passage, and stand side by side', () => {
  expect(piecesOf('____[a pen]____').map(({ kind }) => kind)).toEqual(['gap', 'marked', 'gap']);
});

test('a passage keeps its lines', () => {
  expect(piecesOf('Dear Asha,\nI ____ here.')[0]).toEqual({
    kind: 'words',
    text: 'Dear Asha,\nI ',
  });
});

test('the pieces together are the text', () => {
  const piece = fc.oneof(
    fc.constant('____'),
    fc.constant('[two pen]'),
    fc.stringMatching(/^[a-z ,.\n]*$/),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const written = piecesOf(text).map(({ kind, text }) =>
        kind === 'gap' ? '____' : kind === 'marked' ? `[${text}]` : text,
      );
      expect(written.join('')).toBe(text);
    }),
  );
});
