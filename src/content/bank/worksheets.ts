// The worksheets of the content folder. A sheet's topic, type and number are those of its path.

import { categories } from '#domain/quiz/bank.ts';
import {
  conceptSheet,
  practiceSheet,
  SHEETS_PER_TYPE,
  type SheetPlace,
  sheetTypes,
  type Worksheet,
} from '#domain/worksheet/worksheet.ts';
import type { Bank } from './bank.ts';
import { slugOf, syllabus, topicId } from './expected.ts';

export interface SheetFile {
  readonly file: string;
  readonly sheet: Worksheet;
  readonly answered: Readonly<Record<string, string>>;
  readonly isWhole: boolean;
}

/** Every sheet whose path names a topic and a type, in the order of the ids. */
export function sheetsOf(bank: Bank): SheetFile[] {
  return [
    ...bank.conceptSheets.map((content) => ({ ...content, at: conceptSheet(content.value) })),
    ...bank.practiceSheets.map((content) => ({ ...content, at: practiceSheet(content.value) })),
  ]
    .flatMap(({ file, value, isWhole, at }) => {
      const place = placeOf(file);
      if (place === undefined) return [];
      return { file, isWhole, sheet: at(place), answered: value.answered ?? {} };
    })
    .sort((one, other) => one.sheet.id - other.sheet.id);
}

const PLACES: ReadonlyMap<string, SheetPlace> = new Map(
  categories.flatMap((category) =>
    syllabus[category].flatMap((topic, index) => {
      const order = index + 1;
      const folder = `worksheets/${category}/${String(order).padStart(2, '0')}-${slugOf(topic)}`;
      return sheetTypes.flatMap((type) =>
        Array.from({ length: SHEETS_PER_TYPE[type] }, (_, nth): [string, SheetPlace] => {
          const number = nth + 1;
          const place = { category, topic, topicId: topicId(category, order), order, type, number };
          return [`${folder}/${type.replace(' ', '-')}-${number}.yaml`, place];
        }),
      );
    }),
  ),
);

/** Where a sheet belongs, by its path; undefined if no sheet is named so. */
export function placeOf(file: string): SheetPlace | undefined {
  return PLACES.get(file);
}
