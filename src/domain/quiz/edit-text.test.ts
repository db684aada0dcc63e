import { describe, expect, it } from 'vitest';
import { isAnswerTo, isRight, markParts } from './answer.ts';
import { answerOf, changesIn, editWords, faultyText, isMended, mendedText } from './edit-text.ts';
import { edit } from './testing/questions.ts';

const TEXT =
  'Dear Anu,\nTwo “{childs => children},” she said. On {monday => Monday} it {sended => sent | posted} us.';

describe('the notation', () => {
  it('gives the text as the child finds it, and as it should be', () => {
    expect(faultyText(TEXT)).toBe('Dear Anu,\nTwo “childs,” she said. On monday it sended us.');
    expect(mendedText(TEXT)).toBe('Dear Anu,\nTwo “children,” she said. On Monday it sent us.');
  });

  it('leaves punctuation around the words', () => {
    expect(editWords(TEXT)[3]).toEqual({
      before: '“',
      word: 'childs',
      after: ',”',
      right: ['children'],
      isFirstOfLine: false,
    });
    expect(editWords(TEXT)[2]?.isFirstOfLine).toBe(true);
  });
});

describe('a better word', () => {
  const at = (wrong: string) => editWords(TEXT).find(({ word }) => word === wrong);
  it.each([
    ['childs', 'children', true],
    ['childs', ' Children. ', true],
    ['childs', 'childrens', false],
    ['childs', '', false],
    ['sended', 'posted', true],
    ['monday', 'Monday', true],
    ['monday', 'monday', false],
  ])('%s → %s', (wrong, written, expected) => {
    const word = at(wrong);
    if (word === undefined) throw new Error(`no word ${wrong}`);
    expect(isMended(word, written)).toBe(expected);
  });
});

describe('an answer', () => {
  const words = editWords(TEXT);

  it('is text that holds the changes', () => {
    const changes = new Map([
      [7, 'Monday'],
      [3, 'children'],
    ]);
    expect(answerOf(changes)).toBe('3 children\n7 Monday');
    expect(changesIn(answerOf(changes), words)).toEqual(changes);
  });

  it.each([
    '',
    'children',
    '3',
    '3 ',
    '99 children',
    '3 a\n3 b',
    `3 ${'x'.repeat(41)}`,
    '3 a\n\n4 b',
  ])('is no answer: %j', (answer) => {
    expect(changesIn(answer, words)).toBeNull();
    expect(isAnswerTo({ kind: 'edit', text: TEXT }, answer)).toBe(false);
  });

  it('is right when all mistakes are mended; other changes count neither way', () => {
    expect(isRight(edit, '1 children\n4 geese\n6 posted')).toBe(true);
    expect(isRight(edit, '0 Three\n1 children\n4 geese\n6 sent')).toBe(true);
    expect(markParts(edit, '1 children\n4 gooses')).toEqual([true, false, false]);
  });
});
