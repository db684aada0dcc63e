import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from './accepted-sentences.ts';
import { canMark, markRewritten, type RewriteKey } from './rewritten-sentence.ts';
import { changesTo } from './sentence-changes.ts';

const key: RewriteKey = {
  accept: [
    'The roses {will not|never will} be watered [by the gardener] today.',
    'Today the roses will not be watered.',
  ],
  isExact: false,
  wrong: [
    { answer: 'The roses will not water by the gardener today.', why: 'Roses do not water.' },
    { answer: "The roses isn't watered today.", why: '“Will” stays.' },
  ],
};
const exact: RewriteKey = {
  accept: ['“Where is my tiffin?” asked Asha.'],
  isExact: true,
  wrong: [{ answer: '“Where is my tiffin”? asked Asha.', why: 'The mark stands inside.' }],
};

describe('the notation', () => {
  it.each([
    ['She sings.', ['She sings.']],
    ['She sings [well].', ['She sings well.', 'She sings.']],
    ['[The] rain fell.', ['The rain fell.', 'Rain fell.']],
    ['{He|She} came [, too].', ['He came, too.', 'He came.', 'She came, too.', 'She came.']],
  ])('%s', (pattern, sentences) => {
    expect(sentencesOf(pattern)).toEqual(sentences);
  });
});

describe('is right', () => {
  it.each([
    'The roses will not be watered by the gardener today.',
    'the roses will not be watered today',
    'THE ROSES WILL NOT BE WATERED TODAY!',
    'The roses won’t be watered today.',
    "The roses won't be watered by the gardener, today.",
    'The roses never will be watered today.',
    '  The   roses will not be watered today . ',
    'Today, the roses won`t be watered.',
    '“The roses will not be watered today.”',
  ])('%s', (written) => {
    expect(markRewritten(key, written).kind).toBe('right');
  });

  it('letter for letter where the marks are the point, whatever the typeface', () => {
    expect(markRewritten(exact, '"Where is my tiffin?" asked Asha.').kind).toBe('right');
    expect(markRewritten(exact, '“where is my tiffin?” asked Asha.').kind).toBe('near');
    expect(markRewritten(exact, '“Where is my tiffin”? asked Asha.')).toMatchObject({
      kind: 'known',
      why: 'The mark stands inside.',
    });
  });
});

describe('is not right', () => {
  it.each([
    ['The roses will not water by the gardener today', 'known'],
    ['The roses is not watered today.', 'known'],
    ['The roses will not be waterd today.', 'slip'],
    ['The roses will be watered today.', 'near'],
    ['The roses will not be watered today today.', 'near'],
    ['roses will not be watered by gardener today', 'near'],
    ['I do not know', 'unclear'],
    ['गुलाब', 'unclear'],
    ['😀😀😀', 'unclear'],
    ['\u202Eroses', 'unclear'],
    ['...', 'unclear'],
    ['', 'unclear'],
  ])('%s: %s', (written, kind) => {
    expect(markRewritten(key, written).kind).toBe(kind);
  });

  it('is compared with the nearest accepted sentence', () => {
    expect(markRewritten(key, 'Today the rose will not be watered.')).toMatchObject({
      nearest: 'Today the roses will not be watered.',
    });
  });
});

describe('what differs', () => {
  const shown = (written: string) => {
    const mark = markRewritten(key, written);
    if (mark.kind === 'unclear') throw new Error('nothing to compare it with');
    return changesTo(mark.nearest, written, false).map(({ text, change }) =>
      change === 'same' ? text : `${change === 'added' ? '+' : '-'}${text}`,
    );
  };

  it('is shown word by word', () => {
    expect(shown('The rose will not be watering today.')).toEqual([
      'The',
      '-rose',
      '+roses',
      'will not be',
      '-watering',
      '+watered',
      'today.',
    ]);
  });

  it('leaves contractions as the child writes them', () => {
    expect(shown('The roses won’t be water today.')).toEqual([
      'The roses won’t be',
      '-water',
      '+watered',
      'today.',
    ]);
  });

  it('leads from what was written to the accepted sentence', () => {
    const words = fc.array(fc.constantFrom('the', 'roses', 'will', 'not', 'be', 'today'), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(words, words, (one, other) => {
        const parts = changesTo(other.join(' '), one.join(' '), true);
        const without = (change: string) =>
          parts.filter((part) => part.change !== change).map(({ text }) => text);
        expect(without('added').join(' ')).toBe(one.join(' '));
        expect(without('removed').join(' ')).toBe(other.join(' '));
      }),
    );
  });
});

it('never fails, and knows every accepted sentence, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      const { kind } = markRewritten(key, typed);
      expect(kind === 'unclear').toBe(kind !== 'right' && !canMark(key, typed));
    }),
  );
});
