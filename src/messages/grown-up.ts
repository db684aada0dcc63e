// The question for grown-ups (product §4.16).

import { translatable } from './language.ts';

export const grownUp = translatable('grownUp', {
  title: 'A grown-up goes on from here',
  text: 'This part is for parents. Are you the child? Then please give the phone or the computer to your mother, father or another grown-up.',
  label: 'Grown-up: in which year were you born?',
  hint: 'Four digits. We do not store or send it.',
  unclear: 'Please enter all four digits of the year',
  child: 'Please fetch a grown-up. In a minute they can answer here.',
  submit: 'Go on',
  back: 'Back',
} as const);
