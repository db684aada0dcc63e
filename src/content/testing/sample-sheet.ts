// A worksheet for tests of the rules: well-formed, with the changes a test needs.

import { practiceSheetFile } from '#domain/worksheet/sheet-file.ts';
import type { Bank } from '../bank/bank.ts';
import { emptyBank } from './sample.ts';

const TEXT =
  'On Monday the {train} to Goa was late, so Farida read her book on the platform. A kind porter gave her a cup of hot tea and a biscuit. When at last the engine whistled, she waved to him from the window.';

export const passage = { kind: 'passage', do: 'Complete the story.', form: 'story', text: TEXT };

/** Nine sentences of four kinds, and a story. */
export const sections: readonly object[] = [
  {
    kind: 'fill',
    do: 'Fill in.',
    tasks: [
      { text: 'The {porter} carries two bags.', why: 'He carries bags.' },
      { text: 'A {lamp} hangs over my desk.', why: 'A lamp hangs.' },
      { text: 'Our {cook} chops the onions.', why: 'He chops.' },
    ],
  },
  {
    kind: 'choose',
    do: 'Circle the right word.',
    tasks: [
      { text: 'Two {*drums / drum} stood on the stage.', why: 'Two needs -s.' },
      { text: 'One {rivers / *river} runs past the fort.', why: 'One needs no -s.' },
      { text: 'Ten {star / *stars} shone above the hut.', why: 'Ten needs -s.' },
    ],
  },
  {
    kind: 'underline',
    do: 'Underline the noun.',
    tasks: [
      { text: 'The {tailor} laughed loudly.', why: 'A tailor is a person.' },
      { text: 'Slowly the {boat} turned round.', why: 'A boat is a thing.' },
      { text: 'Every {child} may come.', why: 'A child is a person.' },
    ],
  },
  passage,
];

const SHEET = 'worksheets/basic/01-nouns/practice-hard-1.yaml';

export function bankWithSheet(
  written: { sections?: readonly object[]; answered?: Record<string, string> } = {},
  file = SHEET,
): Bank {
  const value = practiceSheetFile.parse({ title: 'At the station', sections, ...written });
  return { ...emptyBank, practiceSheets: [{ file, value, isWhole: true }] };
}
