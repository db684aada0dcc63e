// Texts of the lessons (product §7.12).

export const lesson = {
  lesson: 'Lesson',
  wholeLesson: 'Show the lesson',
  close: 'Close',
  /** The name of the button of the level whose lesson is shown. */
  choose: 'Lesson of level {number}',
  play: 'Play level {number}',
  examples: 'Examples',
  notThis: 'Not this:',
  butThis: 'But this:',
  readAloud: 'Read aloud',
  /** The loudspeaker of a running level, on or off. */
  readQuestions: 'Read the questions aloud',
  loading: 'Loading the lesson…',
  failed: 'The lesson could not be loaded. Please check your connection.',
  tryAgain: 'Try again',
};
