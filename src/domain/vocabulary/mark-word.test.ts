import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markWord } from './mark-word.ts';

describe('the word in its sentence', () => {
  it.each([
    ['Be gentle with the kitten.', 'gentle', 'gentle'],
    ['“The baby sleeps,” Grandpa whispered.', 'whisper', 'whispered'],
    ['She carried it carefully.', 'carry', 'carried'],
    ['Gentle rain fell on the gentlemen.', 'gentle', 'Gentle'],
    ['He gave up the race.', 'give up', ''],
    ['They give up early.', 'give up', 'give up'],
    ['An ox pulls the cart.', 'ox', 'ox'],
    ['Nothing like it here.', 'orchard', ''],
  ])('of %o for %o is %o', (sentence, word, marked) => {
    expect(markWord(sentence, word).marked).toBe(marked);
  });

  it('is cut out, and nothing of the sentence is lost', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', '.', '’') });
    fc.assert(
      fc.property(text, text, (sentence, word) => {
        const { before, marked, after } = markWord(sentence, word);
        expect(before + marked + after).toBe(sentence);
      }),
    );
  });
});
