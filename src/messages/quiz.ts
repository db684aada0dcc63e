// Texts of a running level (product §7.5).

export const quiz = {
  levelLoadFailed: 'Something went wrong, please try again later',
  /** Confirms leaving a game for another page of the app (product §2.8). */
  leave:
    'If you leave now, a basket of kittens will miss you, and your answers will be gone. Leave the quiz?',

  playing: {
    title: '{topic}: {difficulty} Level {number}',
    difficulty: { easy: 'Easy', hard: 'Hard' },
    /** The way out of a running level. */
    exit: 'Leave the level',
    sound: 'Sound',
    hint: 'Hint',
    steps: 'Questions',
    step: {
      todo: 'Question {number}',
      right: 'Question {number}, right',
      wrong: 'Question {number}, not right',
      skipped: 'Question {number}, skipped',
    },
    next: 'Next Question',
    skip: 'Skip',
    submit: 'Submit',
    /** Replaces Next until a produced answer is complete and checked. */
    check: 'Check',
    loading: 'Getting the question…',
    /** On the last question: leads to a skipped one. */
    backTo: 'Back to question {number}',
    right: 'Right',
    notThisOne: 'Not this one',
    theAnswer: 'The answer',
    answerWas: 'The one to choose: “{answer}”.',
    corrected: 'The sentence without its mistake:',
    /** Read out before words that the correction removes. */
    removed: 'taken away:',
    /** Beside the first question of a child who has never finished a level. */
    meetGilli:
      'I am Gilli, a palm squirrel. I live in this gully. Take your time, I am thinking too!',
    cheers: [
      'Well done!',
      'Shabash!',
      'Brilliant!',
      'You know your grammar!',
      'Spot on!',
      'Super work!',
      'Gilli is doing a happy dance!',
    ],
    comforts: [
      'Not quite. Now you know!',
      'Good try!',
      'So close! Keep going.',
      'Everyone learns this way.',
      'That was a tricky one.',
      'Nice thinking. Here is how it works.',
    ],
  },
} as const;
