// A question as the pages play it, in the domain's terms. The API's names are converted when its reply is parsed.

import type {
  ProducedQuestion as ProducedInFiles,
  Question as QuestionInFiles,
} from '#domain/quiz/question.ts';

interface OneOfChoices {
  readonly id: string;
  /** One of the skills of the level's lesson. */
  readonly skill: string;
  /** Its own; absent: that of its skill serves it. */
  readonly hint?: string | undefined;
  readonly title: string;
  readonly text: string;
  /** The index of the right option or tile, from 0. */
  readonly answer: number;
  readonly why: string;
  /** A reason for each wrong choice, in order, without the key. */
  readonly whyNot: readonly string[];
  /** The sentence without its mistake, if it has one. */
  readonly correction?:
    | readonly { readonly text: string; readonly change: 'same' | 'added' | 'removed' }[]
    | undefined;
}

/** Pick one of the options: the API does not distinguish `choice` from `spot`. */
export interface ChoiceQuestion extends OneOfChoices {
  readonly kind: 'choice';
  readonly options: readonly string[];
}

/** Drag one word of the text into the box. */
export interface DragQuestion extends OneOfChoices {
  readonly kind: 'drag';
}

/** As in the content files, without the fields that only editors need. */
type Played<Kind extends ProducedInFiles['kind']> = Omit<
  Extract<QuestionInFiles, { kind: Kind }>,
  'errors' | 'answered'
>;

export type OrderQuestion = Played<'order'>;
export type SortQuestion = Played<'sort'>;
export type MatchQuestion = Played<'match'>;
export type TypeQuestion = Played<'type'>;
export type RewriteQuestion = Played<'rewrite'>;
export type ListenQuestion = Played<'listen'>;
export type EditQuestion = Played<'edit'>;
export type PassageQuestion = Played<'passage'>;

/** The child picks one of its choices as the answer. */
export type PickedQuestion = ChoiceQuestion | DragQuestion;
/** The child produces the answer and has it checked. */
export type ProducedQuestion =
  | OrderQuestion
  | SortQuestion
  | MatchQuestion
  | TypeQuestion
  | RewriteQuestion
  | ListenQuestion
  | EditQuestion
  | PassageQuestion;

export type PlayedQuestion = PickedQuestion | ProducedQuestion;

export function isProduced(question: PlayedQuestion): question is ProducedQuestion {
  return question.kind !== 'choice' && question.kind !== 'drag';
}
