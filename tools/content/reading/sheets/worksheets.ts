// A practice sheet, task by task, as the child has it before them. A task with one right text, or a few, is compared with
// the key; free writing and a search for listed words have none. The id of an entry is the number of the task.

import type { Bank } from '#content/bank/bank.ts';
import { sheetsOf as worksheetsOf } from '#content/bank/worksheets.ts';
import {
  type Section,
  type SectionKind,
  type SectionOf,
  tasksOf,
} from '#domain/worksheet/kinds/all-kinds.ts';
import { wordsOfBox } from '#domain/worksheet/kinds/fill.ts';
import type { Task } from '#domain/worksheet/kinds/kind.ts';
import type { Thing } from '#domain/worksheet/picture.ts';
import type { Entry, RawAnswer, Sheet } from './sheet.ts';

/** How the answers to a kind of task are compared. */
interface Comparison {
  /** The parts of a key: the gaps of a text, the pairs of a match. */
  readonly separator?: string;
  /** What divides the parts, if a part may hold the separator. */
  readonly between?: string | RegExp;
  /** Whether the parts may come in any order. */
  readonly anyOrder?: boolean;
  /** Whether a capital letter counts. */
  readonly capitals?: boolean;
}

/** The right side may hold a comma: `odd it → odd; it or odd, and it`. */
const BETWEEN_MISTAKES = /, (?=(?:(?!, ).)* → )/;

/** Undefined: no answer is the only right one. */
const comparisons: Readonly<Record<SectionKind, Comparison | undefined>> = {
  fill: { separator: ', ' },
  choose: { separator: ', ' },
  underline: { separator: ', ', anyOrder: true },
  circle: { separator: ', ', anyOrder: true },
  match: { separator: '; ', anyOrder: true },
  sort: { separator: '; ', anyOrder: true },
  rewrite: { capitals: true },
  correct: { capitals: true },
  order: { capitals: true },
  passage: { separator: ', ' },
  edit: { separator: ', ', between: BETWEEN_MISTAKES, anyOrder: true, capitals: true },
  table: { separator: ', ' },
  'word-search': undefined,
  crossword: { separator: ', ' },
  picture: { separator: ', ' },
  write: undefined,
};

export function worksheetSheets(bank: Bank): Sheet[] {
  return worksheetsOf(bank).flatMap(({ file, sheet: { sections = [] } }) =>
    sections.length === 0
      ? []
      : [{ file, howToAnswer: HOW_TO_ANSWER, entries: entriesOf(sections) }],
  );
}

/** Between answers that are equally right. */
const ANOTHER = ' | ';

const HOW_TO_ANSWER = [
  'The answer is what the child writes; of several gaps, words or mistakes a list, in order: [runs, sings]. A pair is',
  '"left – right", a column "head: word, word", a mistake "wrong → right" (a missing side is "(nothing)"). null if it',
  'cannot be done. Add doubt: "…" if another answer is as right, or if anything is unclear or unfair.',
];

function entriesOf(sections: readonly Section[]): Entry[] {
  const numbered = sections.flatMap((section) =>
    tasksOf(section).map((task) => ({ section, task })),
  );
  return numbered.flatMap(({ section, task }, index) => {
    const comparison = comparisons[section.kind];
    return comparison === undefined ? [] : [entryOf(String(index + 1), section, task, comparison)];
  });
}

function entryOf(id: string, section: Section, task: Task, comparison: Comparison): Entry {
  const keys = task.answers.map((answer) => partsOf(answer, comparison));
  return {
    id,
    label: id,
    lines: [section.do, section.hint, exampleOf(section), ...besideOf(section), task.asked].filter(
      (line) => line !== undefined,
    ),
    key: task.answers.join(ANOTHER),
    judged: [task.solved, ...task.answers, ...task.why],
    parse(raw) {
      const said = textIn(raw, comparison);
      const given = partsOf(said, comparison);
      return { ok: true, answer: said, said, isKey: keys.some((key) => isSame(given, key)) };
    },
  };
}

function exampleOf(section: Section): string | undefined {
  const example = 'example' in section ? section.example : undefined;
  if (example === undefined) return undefined;
  return `example: ${typeof example === 'string' ? example : `${example.text} → ${example.answer[0]}`}`;
}

/** What else is printed: the words of a box, the other sides of a match, the picture. */
function besideOf(section: Section): (string | undefined)[] {
  switch (section.kind) {
    case 'fill':
      return [
        boxLine(
          section.box,
          section.tasks.map(({ text }) => text),
        ),
      ];
    case 'passage':
      return [section.title, boxLine(section.box, [section.text])];
    case 'edit':
      return [section.title];
    case 'match':
      return [
        `right sides: ${section.pairs
          .map(([, right]) => right)
          .sort()
          .join('; ')}`,
      ];
    case 'sort':
      return [`columns: ${Object.keys(section.columns).join('; ')}`];
    case 'table':
      return [section.head.join(' – ')];
    case 'crossword':
      return [`letters: ${section.words.map(({ word }) => word.length).join(', ')}`];
    case 'picture':
      return [`picture: ${section.picture.things.map(inWords).join(', ')}`];
    default:
      return [];
  }
}

function boxLine(box: SectionOf<'fill'>['box'], texts: readonly string[]): string | undefined {
  return box === undefined ? undefined : `box: ${wordsOfBox(box, texts).join(', ')}`;
}

function inWords({ count, name, place, label }: Thing): string {
  const where = place === undefined ? '' : ` ${place.relation} ${place.other}`;
  return `${count} ${name}${where}${label === undefined ? '' : ` (${label})`}`;
}

function textIn(raw: RawAnswer, { separator = ', ' }: Comparison): string {
  return [raw].flat(2).map(String).join(separator).trim();
}

/** The parts of an answer; each may be one of several texts: `bull or ox`, `what → that or which`. */
function partsOf(
  answer: string,
  { separator, between = separator, anyOrder, capitals }: Comparison,
): string[][] {
  const plain = answer
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll('*', '')
    .replaceAll(/\s+/g, ' ');
  const cased = capitals ? plain : plain.toLowerCase();
  if (between === undefined) return [[cased.trim()]];
  const parts = cased.split(between).map((part) => {
    const [, wrong = '', rights = part] = /^(.* → )(.*)$/.exec(part) ?? [];
    return rights.split(' or ').map((right) => wordsInOrder(`${wrong}${right}`.trim()));
  });
  return anyOrder ? parts.sort((one, other) => String(one).localeCompare(String(other))) : parts;
}

/** The words of a column in the order of the alphabet: `animal: crow, hen`. */
function wordsInOrder(text: string): string {
  const [, head, words] = /^([^:]+): (.+, .+)$/.exec(text) ?? [];
  return words === undefined ? text : `${head}: ${words.split(', ').sort().join(', ')}`;
}

function isSame(given: readonly string[][], key: readonly string[][]): boolean {
  return (
    given.length === key.length &&
    key.every((texts, index) => texts.some((text) => given[index]?.includes(text)))
  );
}
