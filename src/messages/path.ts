// Texts of the path: what comes next for a child, and where it should start (product §7.15).

export const path = {
  title: 'Next for you',
  titleOfSkill: 'Next for you: {topic}',
  loading: 'Gilli looks for your next questions…',
  failedTitle: 'Your next questions could not be loaded',
  failed: 'Please check your connection.',
  tryAgain: 'Try again',

  nothingTitle: 'All done for today',
  nothing:
    'There is nothing new to practise right now. Come back tomorrow, or choose a level yourself.',
  toQuiz: 'Quiz home',
  toTopics: 'Choose a level',

  done: {
    title: 'One step further!',
    marks: '{score} of {total} right',
    says: 'Gilli has seen what you know now, and picks the next questions to match.',
    more: 'Go on',
  },

  start: {
    title: 'Where shall we start?',
    loading: 'Gilli looks for a question…',
    failedTitle: 'The question could not be loaded',
    next: 'Next',
    resultTitle: 'We can start!',
    result: {
      basic: {
        easy: 'Start with the first English topics, Easy Level {number}.',
        hard: 'Start with the first English topics, Hard Level {number}.',
      },
      intermediate: {
        easy: 'Start with the topics for older children, Easy Level {number}.',
        hard: 'Start with the topics for older children, Hard Level {number}.',
      },
    },
    first: 'You begin at the beginning, and Gilli comes along.',
    before: 'What comes before, you seem to know already. You can always choose another level.',
    toPath: 'Start here',
    toTopics: 'Choose a level myself',
  },

  landing: {
    start: 'Where shall we start?',
    startText: 'At most twelve questions, and Gilli knows which level fits. You may skip this.',
    next: 'Next for you',
    nextText: '{topic}: {skill}',
    choose: 'Choose a level yourself',
    chooseText: 'For example {topic}: {difficulty} Level {number}',
  },

  /** On a house of the street. */
  solid: '{solid} of {all} skills solid',
} as const;
