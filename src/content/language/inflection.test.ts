import { expect, test } from 'vitest';
import { withGap } from './inflection.ts';

test.each([
  ['“Sh,” Grandpa whispered.', 'whisper', '“Sh,” Grandpa ____.'],
  ['He carries it, and I carried it too.', 'carry', 'He ____ it, and I ____ it too.'],
  ['She went home.', 'go', 'She ____ home.'],
  ['Our neighbour’s dog barks.', 'neighbour', 'Our ____ dog barks.'],
  ['They gave up early.', 'give up', 'They ____ early.'],
  ['Gentle rain fell on gentlemen.', 'gentle', '____ rain fell on gentlemen.'],
  ['A half-eaten mango.', 'eat', 'A half-____ mango.'],
])('%s without “%s” is %s', (sentence, word, expected) => {
  expect(withGap(sentence, word)).toBe(expected);
});
