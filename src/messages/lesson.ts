// Texts of the lessons (product §7.12).

export const lesson = {
  lesson: 'Lesson',
  /** From the hint to its steps. */
  showHow: 'Show me how',
  steps: 'Steps',
  inHindi: 'हिंदी में समझें',
  wholeLesson: 'Show the lesson',
  close: 'Close',
  /** The name of the button of the level whose lesson is shown. */
  choose: 'Lesson of level {number}',
  play: 'Play level {number}',
  examples: 'Examples',
  /** Before a sentence to which the rule does not apply. */
  unlike: 'Looks alike, but is different:',
  notThis: 'Not this:',
  butThis: 'But this:',
  tryIt: 'Try it',
  right: 'Yes!',
  notThisOne: 'Not this one. The answer is “{answer}”.',
  /** The columns of a timeline. */
  moments: { earlier: 'Earlier', past: 'Past', now: 'Now', future: 'Future' },
  /** Between a sentence and what becomes of it. */
  becomes: 'becomes',
  readAloud: 'Read aloud',
  /** The loudspeaker of a running level, on or off. */
  readQuestions: 'Read the questions aloud',
  loading: 'Loading the lesson…',
  failed: 'The lesson could not be loaded. Please check your connection.',
  tryAgain: 'Try again',
};
