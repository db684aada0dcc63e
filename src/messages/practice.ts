// Texts of the practice of mistakes, and of the quiz page's offers to a returning child (product §7.13).

export const practice = {
  title: 'Practise my mistakes',
  loading: 'Gilli looks for your questions…',
  failedTitle: 'Your questions could not be loaded',
  failed: 'Please check your connection.',
  tryAgain: 'Try again',

  nothingTitle: 'Nothing to practise right now',
  nothing:
    'What you get wrong in a level or a word game comes back here, a day or more later, until you know it.',
  laterTitle: 'All done for now',
  later: 'Gilli has the next questions for you on {day}.',
  toQuiz: 'Quiz home',
  toLevel: 'Play {topic}: {difficulty} Level {number}',

  done: {
    title: 'You practised!',
    marks: '{score} of {total} right',
    says: 'What you know now stays away longer. The rest comes back soon.',
    more: 'Practise more',
  },

  landing: {
    title: 'For you',
    goOn: 'Go on where you stopped',
    goOnText: '{topic}: {difficulty} Level {number}, question {question} of {total}',
    due: 'Practise my mistakes',
    dueText: 'A few questions that are worth another look.',
  },
} as const;
