// What several layouts share: marked texts, gaps, numbered tasks, lines to write on.

import { gapOf, isOptions, mistakeOf, optionsOf } from '#domain/worksheet/gap.ts';
import { piecesOf } from '#domain/worksheet/marked-text.ts';
import { worksheet as words } from '#messages/worksheet.ts';
import { type Code, call, join, joinWith, mm, number, text } from '../../typst/markup.ts';
import type { Readers } from '../readers.ts';
import type { Place } from './layout.ts';

/** Width of the page between its margins, less the room of the number; in millimetres. */
export const LINE = 173;
const LONGEST_GAP = 75;
const SHORTEST_GAP = 24;
const MM_PER_PT = 0.3528;
/** Width of an underscore of the text's font, of its size. */
const UNDERSCORE = 0.622;
/** Mean width of a letter of that font, of its size. */
const MEAN_LETTER = 0.5;

/** A text whose stressed words are bold. */
export function stressed(value: string): Code {
  const pieces = value.split(/\*([^*]+)\*/);
  return join(
    ...pieces.flatMap((piece, index) => {
      if (piece === '') return [];
      return [index % 2 === 1 ? call('strong', [text(piece)]) : text(piece)];
    }),
  );
}

/** A text with each mark replaced. */
export function marked(value: string, replace: (mark: string, index: number) => Code): Code {
  let index = 0;
  return join(
    ...piecesOf(value).map((piece) => {
      if (piece.kind === 'text') return stressed(piece.text);
      index += 1;
      return replace(piece.text, index - 1);
    }),
  );
}

/** A gap that is wide enough for the longest of these answers in handwriting, as far as there is room. */
export function gapFor(
  answers: readonly string[],
  { letter, size }: Readers,
  room = LONGEST_GAP,
): Code {
  const longest = Math.max(...answers.map(({ length }) => length));
  const width = Math.max(SHORTEST_GAP, Math.min(room, LONGEST_GAP, (longest + 1.5) * letter));
  return call('gap', [number(Math.floor(width / (size * MM_PER_PT * UNDERSCORE)))]);
}

/** What printed words leave of a line of this width, in millimetres. */
export function roomBeside(words: string, line: number, { size }: Readers): number {
  return line - words.length * size * MM_PER_PT * MEAN_LETTER;
}

/** `brush / brushes`, each in bold. */
export function choices(mark: string): Code {
  const options = optionsOf(mark).options.map((option) => call('strong', [text(option)]));
  return join(text('('), joinWith(text(' / '), options), text(')'));
}

/** The answer of a gap or of options, as the key shows it: other right answers follow in brackets. */
export function solution(mark: string): Code {
  if (isOptions(mark)) {
    const { options, answer } = optionsOf(mark);
    return call('answer', [text(options[answer] ?? '')]);
  }
  const [answer = '', ...others] = gapOf(mark).answers;
  const first = call('answer', [text(answer)]);
  return others.length === 0 ? first : join(first, text(` (${words.or} ${others.join(', ')})`));
}

/** The mended words of a mistake; those that were too many stand struck out. */
export function mended(mark: string): Code {
  const { wrong, right } = mistakeOf(mark);
  return right === '' ? call('struck', [text(wrong)]) : call('answer', [text(right)]);
}

/** Tasks with their numbers. */
export function numbered(
  bodies: readonly Code[],
  { first }: Place,
  room: number | undefined = undefined,
): Code {
  return join(
    ...bodies.map((body, index) =>
      call(
        'task',
        [text(String(first + index)), body],
        room === undefined ? {} : { room: mm(room) },
      ),
    ),
  );
}

/** Tasks of the key, with their reasons. */
export function solved(
  answers: readonly { readonly answer: Code; readonly why: readonly string[] }[],
  place: Place,
): Code {
  return numbered(
    answers.map(({ answer, why }) => join(answer, reasons(why))),
    place,
    2,
  );
}

export function reasons(why: readonly string[]): Code {
  return call('reasons', [why.map(stressed)]);
}

/** Lines for a sentence in handwriting. */
export function linesFor(answers: readonly string[], readers: Readers): Code {
  const longest = Math.max(...answers.map(({ length }) => length));
  return writingLines(Math.max(1, Math.ceil((longest * readers.letter * 1.1) / LINE)), readers);
}

export function writingLines(count: number, { hasFourLines, pitch }: Readers): Code {
  return call('writing-lines', [number(count)], { four: hasFourLines, pitch: mm(pitch) });
}

/** A text with room for handwriting between its lines. */
export function roomy({ pitch }: Readers, body: Code): Code {
  return call('roomy', [mm(pitch), body]);
}

export function exampleOf(body: Code): Code {
  return call('example', [text(words.example), body]);
}

/** A word that stands there as if a child had written it. */
export function written(value: string): Code {
  return call('written', [text(value)]);
}
