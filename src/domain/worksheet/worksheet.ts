// A worksheet, from its path and its file (product §10.3).

import type { Category } from '../quiz/bank.ts';
import { type Section, tasksOf } from './kinds/all-kinds.ts';
import type { Task } from './kinds/kind.ts';
import type { ConceptSheetFile, PracticeSheetFile } from './sheet-file.ts';

/** As the API calls them (product §10.3). */
export const sheetTypes = ['concept', 'practice easy', 'practice hard'] as const;
export type SheetType = (typeof sheetTypes)[number];

/** How many sheets of each type a topic has (content guide §7). */
export const SHEETS_PER_TYPE: Readonly<Record<SheetType, number>> = {
  concept: 2,
  'practice easy': 3,
  'practice hard': 3,
};

/** The head and the foot of a page. */
export interface SheetHead {
  /** Printed on every page and on its key, so that the two are found together: `B01-E2`. */
  readonly code: string;
  readonly topic: string;
  readonly title: string;
  readonly type: SheetType;
  /** The school years it is for: 2 to 3. */
  readonly standards: readonly [number, number];
}

export type SheetBody =
  | { readonly concept: ConceptSheetFile; readonly sections?: undefined }
  | { readonly sections: readonly Section[]; readonly concept?: undefined };

/** The content of a page. */
export type PrintableSheet = SheetHead & SheetBody;

/** A sheet of the collection. */
export type Worksheet = PrintableSheet & {
  /** Permanent. */
  readonly id: number;
  readonly category: Category;
  /** Place of the topic in its category, from 1. */
  readonly order: number;
  /** Place among the sheets of its type, from 1. */
  readonly number: number;
  /** The name of its PDF, without the ending. */
  readonly fileName: string;
};

export interface SheetPlace {
  readonly category: Category;
  readonly topic: string;
  readonly topicId: number;
  readonly order: number;
  readonly type: SheetType;
  readonly number: number;
}

const LETTER_OF_TYPE: Readonly<Record<SheetType, string>> = {
  concept: 'C',
  'practice easy': 'E',
  'practice hard': 'H',
};

const NAME_OF_TYPE: Readonly<Record<SheetType, string>> = {
  concept: 'Concept',
  'practice easy': 'Practice Easy',
  'practice hard': 'Practice Hard',
};

export function conceptSheet(file: ConceptSheetFile): (place: SheetPlace) => Worksheet {
  return (place) => ({ ...headOf(place, file.title), concept: file });
}

export function practiceSheet(file: PracticeSheetFile): (place: SheetPlace) => Worksheet {
  return (place) => ({ ...headOf(place, file.title), sections: file.sections });
}

function headOf({ category, topic, topicId, order, type, number }: SheetPlace, title: string) {
  const placesBefore = sheetTypes
    .slice(0, sheetTypes.indexOf(type))
    .reduce((sum, earlier) => sum + SHEETS_PER_TYPE[earlier], 0);
  const topicNumber = String(order).padStart(2, '0');
  return {
    id: topicId * 10 + placesBefore + number,
    code: `${category.charAt(0).toUpperCase()}${topicNumber}-${LETTER_OF_TYPE[type]}${number}`,
    category,
    topic,
    order,
    type,
    number,
    title,
    // A slash would be a folder.
    fileName: `${topic.replaceAll('/', ' ')} ${NAME_OF_TYPE[type]} ${number}`,
    standards: standardsOf(category, type),
  };
}

/** By content guide §2; a concept sheet is for all of its category. */
export function standardsOf(category: Category, type: SheetType): readonly [number, number] {
  if (category === 'basic') {
    return type === 'concept' ? [2, 5] : type === 'practice easy' ? [2, 3] : [4, 5];
  }
  return type === 'concept' ? [6, 8] : type === 'practice easy' ? [6, 6] : [7, 8];
}

/** The tasks of a sheet in the order of their numbers; a concept sheet has none. */
export function tasksOfSheet({ sections = [] }: SheetBody): Task[] {
  return sections.flatMap(tasksOf);
}

/** Only practice sheets have a key. */
export function hasKey({ sections }: SheetBody): boolean {
  return sections !== undefined;
}
