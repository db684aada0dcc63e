// What several layouts share: marked texts, gaps, numbered tasks, lines to write on.

import { gapOf, isOptions, mistakeOf, optionsOf } from '#domain/worksheet/gap.ts';
import { chosen } from '#domain/worksheet/kinds/choose.ts';
import { firstAnswer } from '#domain/worksheet/kinds/fill.ts';
import { piecesOf } from '#domain/worksheet/marked-text.ts';
import { worksheet as words } from '#messages/worksheet.ts';
import { type Code, call, join, joinWith, mm, number, text } from '../../typst/markup.ts';
import type { Readers } from '../readers.ts';
import type { Place } from './layout.ts';

/** Width of the page between its margins, less the room of the number; in millimetres. */
export const LINE = 173;
const LONGEST_GAP = 75;
const SHORTEST_GAP = 24;
const GAP_OF_A_MARK = 8;
/** A word joiner: no line is broken at it. */
const GLUE = text('\u2060');
const MM_PER_PT = 0.3528;
/** Width of an underscore of the text's font, of its size. */
const UNDERSCORE = 0.622;
/** Mean width of a letter of that font, of its size. */
const MEAN_LETTER = 0.5;

/** A text whose stressed words are bold. */
export const stressed = (value: string) => withStress(value, 'strong');

/** The same in bold type, where they are underlined. */
export const underscored = (value: string) => withStress(value, 'emphasised');

function withStress(value: string, style: 'strong' | 'emphasised'): Code {
  const pieces = value.split(/\*([^*]+)\*/);
  return join(
    ...pieces.flatMap((piece, index) => {
      if (piece === '') return [];
      return [index % 2 === 1 ? call(style, [text(piece)]) : text(piece)];
    }),
  );
}

/** A text with each mark replaced. */
export function marked(value: string, replace: (mark: string) => Code): Code {
  return join(
    ...piecesOf(value).map((piece) =>
      piece.kind === 'text' ? stressed(piece.text) : replace(piece.text),
    ),
  );
}

/** As `marked`; what stands against a word with no space between stays on its line. */
export function markedAndGlued(value: string, replace: (mark: string) => Code): Code {
  const pieces = piecesOf(value);
  return join(
    ...pieces.flatMap((piece, index) => {
      if (piece.kind === 'text') return [stressed(piece.text)];
      const before = pieces[index - 1]?.text ?? ' ';
      const after = pieces[index + 1]?.text ?? ' ';
      return [
        ...(/\S$/.test(before) ? [GLUE] : []),
        replace(piece.text),
        ...(/^\S/.test(after) ? [GLUE] : []),
      ];
    }),
  );
}

/**
 * The gap of each of these marks. All are as wide as the longest answer needs in handwriting, so that no width gives an
 * answer away; only a gap for a punctuation mark is short.
 */
export function gapsFor(
  marks: readonly string[],
  { letter, size }: Readers,
  widest = LONGEST_GAP,
): (mark: string) => Code {
  const gap = (width: number) =>
    call('gap', [number(Math.max(1, Math.round(width / (size * MM_PER_PT * UNDERSCORE))))]);
  const longest = Math.max(0, ...marks.map((mark) => firstAnswer(mark).length));
  const usual = gap(Math.max(SHORTEST_GAP, Math.min(widest, (longest + 1.5) * letter)));
  const short = gap(GAP_OF_A_MARK);
  return (mark) => (isPunctuation(firstAnswer(mark)) ? short : usual);
}

/** What printed words leave of a line of this width, in millimetres. */
export function roomBeside(words: string, line: number, { size }: Readers): number {
  return line - words.length * size * MM_PER_PT * MEAN_LETTER;
}

const isPunctuation = (value: string) => /^[^\p{L}\p{N}]$/u.test(value);

/** The text with its answers; an end mark stands at its word. */
export function answered(value: string): Code {
  const closed = value.replace(/ +\{([^{}]*)\}/g, (whole, mark: string) => {
    const answer = isOptions(mark) ? chosen(mark.trim()) : firstAnswer(mark);
    return /^[.?!,;:]$/.test(answer) ? whole.trimStart() : whole;
  });
  return marked(closed, solution);
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
export function mended(mark: string, version = 0): Code {
  const { wrong, right: first, others } = mistakeOf(mark);
  const right = [first, ...others][version] ?? first;
  return right === '' ? call('struck', [text(wrong)]) : call('answer', [text(right)]);
}

/** Tasks with their numbers. */
export function numbered(
  bodies: readonly Code[],
  { first, readers }: Place,
  areTogether = false,
): Code {
  const last = bodies.length - 1;
  // Neither the first nor the last task of a section stands alone on a page.
  const isSticky = (index: number) =>
    index < last && (areTogether || index === 0 || index === last - 1);
  return join(
    ...bodies.map((body, index) =>
      call('task', [text(String(first + index)), body], {
        room: mm(readers.room),
        sticky: readers.staysTogether !== false && isSticky(index),
      }),
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
  );
}

export function reasons(why: readonly string[]): Code {
  return call('reasons', [why.map(stressed)]);
}

/** Lines for a sentence in handwriting. */
export function linesFor(answers: readonly string[], readers: Readers): Code {
  const longest = Math.max(...answers.map(({ length }) => length));
  return writingLines(Math.max(1, Math.ceil((longest * readers.letter * 1.2) / LINE)), readers);
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
