// A question as the pages play it, in the domain's terms; the API's names are converted where its reply is read.

interface Common {
  readonly id: string;
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
export interface ChoiceQuestion extends Common {
  readonly kind: 'choice';
  readonly options: readonly string[];
}

/** Drag one word of the text into the box. */
export interface DragQuestion extends Common {
  readonly kind: 'drag';
}

export type PlayedQuestion = ChoiceQuestion | DragQuestion;
