// Texts of the result of a level (product §7.7).

import { inEdition } from './edition.ts';

export const quizResult = inEdition('quizResult', {
  score: {
    title: 'You Scored',
    marks: {
      none: '0 marks out of {total}',
      one: '1 mark out of {total}',
      many: '{score} marks out of {total}',
    },
    topic: 'in {topic}',
    level: 'Difficulty: {difficulty} Level: {number}',
    stars: '{earned} of 3 stars',
    /** By stars; `{missing}` more right answers earn the next one. */
    kind: [
      {
        none: '',
        one: 'You went all the way to the end. One more right answer earns the first star.',
        many: 'You went all the way to the end. {missing} more right answers earn the first star.',
      },
      {
        none: '',
        one: 'A star! One more right answer earns the second.',
        many: 'A star! {missing} more right answers earn the second.',
      },
      {
        none: '',
        one: 'Two stars! One more right answer earns the third.',
        many: 'Two stars! {missing} more right answers earn the third.',
      },
      { none: 'Every answer right. All three stars are yours!', one: '', many: '' },
    ],
    levelAgain: 'Play this level again',
    home: 'Quiz home',
    playAgain: 'All topics',
    next: 'Next level',
  },

  /** The questions of a run, below its result. */
  review: {
    title: 'Look again',
    counts: '{right} right · {wrong} not right · {skipped} skipped',
    /** Beside the mark of a question whose hint was opened. */
    withHint: 'with a hint',
    numbered: 'Question {number}',
    marks: { right: 'Right', wrong: 'Not right', skipped: 'Skipped' },
    yourAnswer: 'Your answer: “{answer}”',
    answer: 'Right answer: “{answer}”',
    /** For a question that asks for the part with a mistake. */
    mistake: 'The mistake is in: “{answer}”',
    none: 'Only the stars are here. The answers stay in the tab in which the level was played.',
  },
} as const);
