// The texts on a printed worksheet (product §10).

export const worksheet = {
  name: 'Name',
  class: 'Class',
  date: 'Date',
  types: {
    concept: 'Concept sheet',
    'practice easy': 'Practice, easy',
    'practice hard': 'Practice, hard',
  },
  standard: 'Standard {first}',
  standards: 'Standards {first} to {last}',
  example: 'Example',
  answers: 'Answers: {title}',
  answersTo: 'Answers',
  or: 'or',
  /** Between an answer and its example. */
  forExample: 'For example:',
  lookFor: 'Look for:',
  across: 'Across',
  down: 'Down',
  mistakesToFind: 'Mistakes to find: {count}',
  nothing: '(nothing)',
  commonMistakes: 'Watch out',
  remember: 'Remember',
  tryIt: 'Try it',
  pictureOf: 'Picture: {things}',
  gilli: 'Gilli, the palm squirrel',
  /** The instructions on a custom sheet (product §10.6). */
  made: {
    choose: 'Circle the right answer.',
    correct: 'Each sentence has one mistake. Write the sentence correctly.',
    circle: 'Circle the {what}.',
    rewrite: 'Write each sentence anew, as it says beside it.',
  },
  lane: 'A row of houses under paper flags',
} as const;
