// The plan of each simulated child, fixed before the server learns of any.

import { type Standard, standards } from '#domain/account/standard.ts';
import { seededRng } from '#domain/random/random.ts';

const FIRST_PHONE = 7_000_000_000;
const OPTIONS = 4;
const ANSWERED = 0.9;
const SEED = 14;

export type Trouble =
  | 'none'
  /** Reloads the page in the middle of the test. */
  | 'reload'
  /** Has no network from the middle of the test until after its end: sees no question that comes meanwhile. */
  | 'offline'
  /** Loses the network in the middle of the test for good, and never hands in. */
  | 'cut'
  /** Loses the network while the answers are in flight and cannot know whether they arrived. */
  | 'hang-up'
  /** Submits the same answers twice at once. */
  | 'twice'
  /** Submits different answers after the first were acknowledged. */
  | 'second-thoughts'
  /** Switches to another device before the test. */
  | 'other-device';

/** One child in ten each; "offline" and "hang-up", and "twice" and "second-thoughts", share one. */
const troubles: readonly Trouble[][] = [
  ['none'],
  ['reload'],
  ['none'],
  ['offline', 'hang-up'],
  ['none'],
  ['twice', 'second-thoughts'],
  ['cut'],
  ['other-device'],
  ['none'],
  ['none'],
];
const INVALID_EVERY = 100;

export interface Child {
  readonly index: number;
  readonly phone: string;
  readonly standard: Standard;
  readonly trouble: Trouble;
  /** Submits invalid answers, as no page would, before the real ones. */
  readonly submitsInvalid: boolean;
  readonly answers: readonly (number | null)[];
  /** The seconds left at each pick; null without one. */
  readonly secondsLeft: readonly (number | null)[];
  readonly timeTaken: number;
}

export interface Length {
  readonly questionCount: number;
  readonly secondsPerQuestion: number;
}

/** How many questions a child gets to see. */
export function seenBy(trouble: Trouble, questionCount: number): number {
  return trouble === 'offline' || trouble === 'cut' ? Math.ceil(questionCount / 2) : questionCount;
}

export function planChildren(
  count: number,
  { questionCount, secondsPerQuestion }: Length,
): Child[] {
  const rng = seededRng(SEED);
  return Array.from({ length: count }, (_, index) => {
    const kinds = troubles[index % troubles.length] ?? [];
    const trouble = kinds[Math.floor(index / troubles.length) % kinds.length] ?? 'none';
    const seen = seenBy(trouble, questionCount);
    const answers = Array.from({ length: questionCount }, (_, question) => {
      const option = rng() < ANSWERED ? Math.floor(rng() * OPTIONS) : null;
      return question < seen ? option : null;
    });
    const secondsLeft = answers.map((answer) =>
      answer === null ? null : 1 + Math.floor(rng() * secondsPerQuestion),
    );
    const timeTaken = secondsLeft.reduce<number>((sum, seconds) => sum + (seconds ?? 0), 0);
    return {
      index,
      phone: String(FIRST_PHONE + index),
      standard: standards[index % standards.length] ?? 'a-2nd',
      trouble,
      submitsInvalid: index % INVALID_EVERY === INVALID_EVERY - 1,
      answers,
      secondsLeft,
      timeTaken,
    };
  });
}
