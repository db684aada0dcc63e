// The texts of a question whose answer the child produces, as the rules see them.

import { NO_MISTAKE } from '#domain/quiz/choices.ts';
import { piecesOf } from '#domain/quiz/passage-text.ts';
import type { ProducedQuestion } from '#domain/quiz/question.ts';
import { sentenceOf } from '#domain/quiz/sentence-tiles.ts';
import { withoutQuotations } from '../language/words.ts';

type OfKind<Kind> = Extract<ProducedQuestion, { kind: Kind }>;
type Passage = OfKind<'passage'>;

const BLANK = '____';
/** A blank with the help in brackets after it: `____ (go)`. */
const BLANK_AND_HINT = /____(?: \([^)]*\))?/;
/** Options that leave a gap as it is. */
const NOTHING = /^(nothing|no (article|word|preposition|comma|mark))$/;

/** What the child reads first, apart from the title. */
export function stemOf(question: ProducedQuestion): string {
  switch (question.kind) {
    case 'order':
      return sentenceOf(question.text);
    case 'match':
      return '';
    default:
      return question.text;
  }
}

/** Every reason that the child may read, that of the whole question first. */
export function reasonsOf(question: ProducedQuestion): string[] {
  return [question.why, ...partsWithReasons(question).map(({ why }) => why)];
}

function partsWithReasons(question: ProducedQuestion): readonly { readonly why: string }[] {
  switch (question.kind) {
    case 'order':
    case 'type':
      return question.wrong;
    case 'sort':
      return question.boxes;
    case 'match':
      return question.pairs;
    case 'passage':
      return question.places;
  }
}

/** What must be good English: the texts with the right answers in place. Wrong answers and marked mistakes are left out. */
export function goodTextsOf(question: ProducedQuestion): string[] {
  switch (question.kind) {
    case 'order':
      return [question.text, ...question.or].map(sentenceOf);
    case 'sort':
      return [question.text, ...question.boxes.flatMap(({ name, words }) => [name, ...words])];
    case 'match':
      return question.pairs.flatMap(({ left, right }) => [left, right]);
    case 'type':
      return [typedIn(question), withHint(question), ...question.accept];
    case 'passage':
      return [filledIn(question)];
  }
}

/** The sentences with the right answers in place; of a sort or a match all of its words together, too. */
export function solvedTextsOf(question: ProducedQuestion): string[] {
  switch (question.kind) {
    case 'order':
      return [question.text, ...question.or].map(sentenceOf);
    case 'sort':
      return [question.text, question.boxes.flatMap(({ words }) => words).join(' / ')];
    case 'match': {
      const pairs = question.pairs.map(({ left, right }) => `${left} ${right}`);
      return [...pairs.filter((pair) => /[.?!]”?$/.test(pair)), pairs.join(' / ')];
    }
    case 'type':
      return [typedIn(question)];
    case 'passage':
      return filledIn(question).split('\n');
  }
}

/** Texts in which quotation marks must pair up: all but those that may hold a part or a mistake. */
export function wholeTextsOf(question: ProducedQuestion): string[] {
  const names = question.kind === 'sort' ? question.boxes.map(({ name }) => name) : [];
  return [question.title, ...names, ...solvedTextsOf(question), ...reasonsOf(question)];
}

function typedIn({ text, accept: [best = ''] }: OfKind<'type'>): string {
  return text.replace(BLANK_AND_HINT, best);
}

function withHint({ text }: OfKind<'type'>): string {
  return withoutQuotations(text.replace(BLANK, ' '));
}

/** The passage with the right option in every place. */
export function filledIn({ text, places }: Passage): string {
  let at = 0;
  return piecesOf(text)
    .map((piece) => {
      if (piece.kind === 'words') return piece.text;
      const place = places[at];
      at += 1;
      const key = place?.options[place.answer] ?? '';
      if (key === NO_MISTAKE) return piece.text;
      return leavesNothing(key) ? '' : key;
    })
    .join('');
}

/** “no article”, “nothing” …: the gap stays empty. */
export function leavesNothing(option: string): boolean {
  return NOTHING.test(option);
}
