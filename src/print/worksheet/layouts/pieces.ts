// Parts that several layouts share: marked texts, gaps, numbered tasks, lines to write on.

import { gapOf, isOptions, mistakeOf, optionsOf } from '#domain/worksheet/gap.ts';
import { chosen } from '#domain/worksheet/kinds/choose.ts';
import { firstAnswer } from '#domain/worksheet/kinds/fill.ts';
import { piecesOf } from '#domain/worksheet/marked-text.ts';
import { worksheet as words } from '#messages/worksheet.ts';
import { type Code, call, join, joinWith, mm, number, text } from '../../typst/markup.ts';
import type { Readers } from '../readers.ts';
import type { Place } from './layout.ts';

/** Width of a task in millimetres: the page between its margins, without the column of numbers. */
export const LINE = 173;
const LONGEST_GAP = 75;
const SHORTEST_GAP = 24;
const GAP_OF_A_MARK = 8;
/** A word joiner, at which no line breaks. */
const GLUE = text('\u2060');
const MM_PER_PT = 0.3528;
/** Width of an underscore, as a share of the text size. */
const UNDERSCORE = 0.622;
/** Mean width of a letter, as a share of the text size. */
const MEAN_LETTER = 0.5;

/** A text with its stressed words in bold. */
export const stressed = (value: string) => withStress(value, 'strong');

/** For text that is bold already: its stressed words are underlined. */
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

/** A text with each mark replaced by code. */
export function marked(value: string, replace: (mark: string) => Code): Code {
  return join(
    ...piecesOf(value).map((piece) =>
      piece.kind === 'text' ? stressed(piece.text) : replace(piece.text),
    ),
  );
}

/** Like `marked`, and keeps a mark on one line with the word it touches. */
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
 * Returns a gap for each mark. All are as wide as the longest answer in handwriting, so that no width gives an answer
 * away; only a gap for a punctuation mark is short.
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

/** Returns the width in millimetres that printed words leave free on a line of this width. */
export function roomBeside(words: string, line: number, { size }: Readers): number {
  return line - words.length * size * MM_PER_PT * MEAN_LETTER;
}

const isPunctuation = (value: string) => /^[^\p{L}\p{N}]$/u.test(value);

/** The text with its answers; an end mark stays with its word. */
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

/** The answer to a gap or a choice on the key; other right answers follow in brackets. */
export function solution(mark: string): Code {
  if (isOptions(mark)) {
    const { options, answer } = optionsOf(mark);
    return call('answer', [text(options[answer] ?? '')]);
  }
  const [answer = '', ...others] = gapOf(mark).answers;
  const first = call('answer', [text(answer)]);
  return others.length === 0 ? first : join(first, text(` (${words.or} ${others.join(', ')})`));
}

/** The corrected words of a mistake; surplus words are struck out. */
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

/** A word in the style of a child's handwriting. */
export function written(value: string): Code {
  return call('written', [text(value)]);
}
