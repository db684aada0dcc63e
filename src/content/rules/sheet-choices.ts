// A worksheet does not give its answers away: in a section of three choices or more the right one has more than one
// place, and a word to be circled in a row as well.

import { optionsOf } from '#domain/worksheet/gap.ts';
import type { Section } from '#domain/worksheet/kinds/all-kinds.ts';
import { marksOf } from '#domain/worksheet/marked-text.ts';
import { sheetsOf } from '../bank/worksheets.ts';
import type { Rule } from './rule.ts';

const MIN_CHOICES = 3;

export const sheetChoices: Rule = {
  name: 'sheet-choices',
  severity: 'error',
  *check(bank) {
    for (const { file, sheet } of sheetsOf(bank)) {
      for (const section of sheet.sections ?? []) {
        const places = placesOf(section);
        if (places.length < MIN_CHOICES || new Set(places).size > 1) continue;
        const message = `The right choice is always number ${(places[0] ?? 0) + 1}: ${section.do}`;
        yield { file, id: 'sheet', message };
      }
    }
  },
};

/** The place of the right choice in each task. */
function placesOf(section: Section): number[] {
  if (section.kind === 'choose') {
    return section.tasks.flatMap(({ text }) => marksOf(text).map((mark) => optionsOf(mark).answer));
  }
  if (section.kind !== 'circle') return [];
  const rows = section.tasks.filter(({ text }) => /^[^.?!]*,[^.?!]*,[^.?!]*$/.test(text));
  return rows.map(({ text }) => text.split(',').findIndex((word) => word.includes('{')));
}
