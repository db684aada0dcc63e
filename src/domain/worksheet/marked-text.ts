// Answers stand in the text that they belong to, in braces: `The {cow} gives milk.` What a brace holds depends on the
// kind of the task: an answer, options (`{brush / *brushes}`), or a mistake (`{childs => children}`). Words between
// stars are stressed: `A *noun* names something.`

import { z } from 'zod';

export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mark'; readonly text: string };

const PIECE = /\{([^{}]*)\}|([^{}]+)/g;

/** `The {cow} runs.` → text, mark, text. */
export function piecesOf(text: string): Piece[] {
  return [...text.matchAll(PIECE)].map(([, mark, plain]) =>
    mark === undefined ? { kind: 'text', text: plain ?? '' } : { kind: 'mark', text: mark.trim() },
  );
}

export function marksOf(text: string): string[] {
  return piecesOf(text).flatMap(({ kind, text: body }) => (kind === 'mark' ? [body] : []));
}

/** The text with each mark replaced. */
export function withMarks(text: string, replace: (mark: string) => string): string {
  return piecesOf(text)
    .map((piece) => (piece.kind === 'mark' ? replace(piece.text) : piece.text))
    .join('');
}

/** `a *noun* is` → the words without the stars. */
export function unstressed(text: string): string {
  return text.replace(/\*([^*]+)\*/g, '$1');
}

const hasPairedBraces = (text: string) =>
  /^[^{}]*(\{[^{}]*\}[^{}]*)*$/.test(text) && !/\{\s*\}/.test(text);

const hasPairedStars = (text: string) =>
  (withMarks(text, () => '').match(/\*/g) ?? []).length % 2 === 0;

/** Words that were taken out leave no double space, and no space before a full stop. */
export function closeGaps(text: string): string {
  return text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,!?;:])/g, '$1')
    .trim();
}

export const line = z.string().trim().min(1);

/** A text that may hold marks and stressed words. */
export const markedText = line
  .refine(hasPairedBraces, 'braces come in pairs, with something between them')
  .refine(hasPairedStars, 'stars come in pairs');

/** A text without braces; words may be stressed. */
export const plainText = line
  .refine((text) => !/[{}]/.test(text), 'braces have no meaning here')
  .refine(hasPairedStars, 'stars come in pairs');

/** A text with at least one mark. `faultOf` returns what is wrong with a mark, or undefined. */
export function textWithMarks(faultOf: (mark: string) => string | undefined) {
  return markedText.check(({ value, issues }) => {
    const marks = marksOf(value);
    const faults =
      marks.length === 0
        ? ['the answer is missing: put it in braces, {like this}']
        : marks.map(faultOf).filter((fault) => fault !== undefined);
    for (const message of faults) issues.push({ code: 'custom', message, input: value });
  });
}
