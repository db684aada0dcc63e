// The questions of a quiz topic or a competition paper, as the child sees them: without key and reasons.
// Tiles are numbered from 0, as in answers.

import { type ChoiceItem, type Item, isChoiceItem } from '#content/bank/bank.ts';
import { HOW_TO_ANSWER, producedEntry } from './produced.ts';
import { type Entry, fault, LETTERS, type RawAnswer, type Sheet } from './sheet.ts';

export function questionSheet(file: string, items: Item[]): Sheet {
  return {
    file,
    howToAnswer: [
      'The answer is the letter of the option (of a drag question the number of the tile), or null if none',
      'can be right. Add doubt: "…" if another answer could be defended, or if anything is unclear or unfair.',
      ...(items.every(isChoiceItem) ? [] : HOW_TO_ANSWER),
    ],
    entries: items.map((item) => (isChoiceItem(item) ? choiceEntry(item) : producedEntry(item))),
  };
}

function choiceEntry(item: ChoiceItem): Entry {
  const { id, kind, title, text, choices, answer: key } = item;
  const shown = kind === 'drag' ? [tileLine(choices)] : choices.map(optionLine);
  return {
    id,
    label: id,
    lines: [title, text, ...shown].filter((line) => line !== ''),
    key: choices[key] ?? '',
    judged: judgedLines(item),
    parse(raw) {
      const answer = indexOf(raw);
      const said = choices[answer];
      if (said === undefined) return fault(`“${raw}” is none of its ${choices.length} choices.`);
      return { ok: true, answer, said, isKey: answer === key };
    },
  };
}

/**
 * The sentence, the key with its reason and every other choice with its own. The order of the choices says nothing
 * about the reasons, so moving them keeps a reading.
 */
function judgedLines({ text, choices, answer, reasons, correction }: ChoiceItem): string[] {
  const [why, ...whyNot] = reasons;
  const others = choices.filter((_, index) => index !== answer);
  return [
    text,
    `${choices[answer]}: ${why}`,
    ...others.map((choice, place) => `${choice}: ${whyNot[place]}`).sort(),
    ...(correction === undefined ? [] : [correction]),
  ];
}

/** An index from 0, or the letter shown on the sheet; -1 for anything else. */
function indexOf(raw: RawAnswer): number {
  if (typeof raw === 'number') return raw;
  return typeof raw === 'string' && raw.length === 1 ? LETTERS.indexOf(raw.toUpperCase()) : -1;
}

function tileLine(tiles: string[]): string {
  return `  ${tiles.map((tile, index) => `[${index}] ${tile}`).join('  ')}`;
}

function optionLine(option: string, index: number): string {
  return `  ${LETTERS[index]}  ${option}`;
}
