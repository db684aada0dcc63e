import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isSlip, markTyped, typedForm } from './typed-answer.ts';

const key = {
  accept: ['caught', 'has caught'],
  isExact: false,
  wrong: [{ answer: 'catched', why: '“Catch” is irregular.' }],
};

describe('what a child typed', () => {
  it.each(['caught', ' Caught ', 'CAUGHT.', 'has  caught', 'caught !'])('%j is right', (typed) => {
    expect(markTyped(key, typed)).toEqual({ kind: 'right' });
  });

  it('is a known mistake, with its own reason', () => {
    expect(markTyped(key, 'Catched')).toEqual({ kind: 'known', why: '“Catch” is irregular.' });
  });

  it.each(['cuaght', 'caght', 'caughht', 'caugt', 'hascaught', 'has cought'])(
    '%s is a slip of spelling',
    (typed) => {
      expect(markTyped(key, typed)).toEqual({ kind: 'slip' });
    },
  );

  it.each(['catch', 'catches', 'bought', 'had caught', 'cgt', 'has been caught'])(
    '%s is another answer',
    (typed) => {
      expect(markTyped(key, typed)).toEqual({ kind: 'other' });
    },
  );

  it('prefers a known mistake to a slip', () => {
    const drink = {
      accept: ['drank'],
      isExact: false,
      wrong: [{ answer: 'drunk', why: 'After “has”.' }],
    };
    expect(markTyped(drink, 'drunk').kind).toBe('known');
    expect(markTyped(drink, 'dramk').kind).toBe('slip');
  });
});

describe('capitals, spaces and marks', () => {
  it('count only where they are the point', () => {
    const exact = { accept: ['Monday,'], isExact: true, wrong: [] };
    expect(markTyped(exact, ' Monday, ').kind).toBe('right');
    expect(markTyped(exact, 'monday,').kind).not.toBe('right');
    expect(markTyped(exact, 'Monday').kind).not.toBe('right');
  });

  it('quotation marks and apostrophes are right in any typeface', () => {
    const said = { accept: ["“Don't go,”"], isExact: true, wrong: [] };
    expect(markTyped(said, '"Don’t go,"').kind).toBe('right');
  });

  it('never change the verdict otherwise', () => {
    const wild = fc.tuple(
      fc.constantFrom('', ' ', '  '),
      fc.constantFrom('', '.', '!'),
      fc.boolean(),
    );
    fc.assert(
      fc.property(
        fc.constantFrom('caught', 'has caught', 'catched', 'caugth', 'catch'),
        wild,
        (typed, [space, mark, isLoud]) => {
          const dressed = `${space}${isLoud ? typed.toUpperCase() : typed}${space}${mark}${space}`;
          expect(markTyped(key, dressed)).toEqual(markTyped(key, typed));
        },
      ),
    );
  });
});

describe('a slip', () => {
  it.each([
    ['sit', 'sat', 'a short word'],
    ['walked', 'talked', 'another first letter'],
    ['walk', 'walks', 'an ending'],
    ['walks', 'walk', 'no ending'],
    ['children', 'childern s', 'two faults'],
    ['has gone', 'had gone', 'another short word'],
    ['every day', 'every days', 'an ending in a phrase'],
  ])('of %s is not %s: %s', (right, typed) => {
    expect(isSlip(right, typed)).toBe(false);
  });

  it('is one letter of one long word, wherever it stands', () => {
    const word = fc.stringMatching(/^[a-z]{5,9}$/);
    fc.assert(
      fc.property(word, word, fc.nat(), (one, other, at) => {
        const place = 1 + (at % (one.length - 1));
        const typed = one.slice(0, place) + (one[place] === 'q' ? 'z' : 'q') + one.slice(place + 1);
        expect(isSlip(one, typed)).toBe(true);
        expect(isSlip(`${other} ${one}`, `${other} ${typed}`)).toBe(true);
        expect(isSlip(one, one)).toBe(false);
      }),
    );
  });
});

test('the form of what was typed is its own form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (text, isExact) => {
      const form = typedForm(text.replace(/[.?! ]+$/, ''), isExact);
      expect(typedForm(form, true)).toBe(form);
    }),
  );
});
