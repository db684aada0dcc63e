// Texts of the pages around a level (product §7.1 to 7.3, and product §7.10).

import { inEdition } from './edition.ts';

export const quizPages = inEdition('quizPages', {
  comingSoon: 'Coming Soon',

  landing: {
    title: 'Quiz',
    lead: 'A dozen questions, and a reason after every answer.',
    single: 'Single Player',
    singleMode: '(Practice Mode)',
    singleText: 'Pick a topic, play at your own speed and collect stars.',
    friends: 'Play with Friends',
    friendsText: 'Soon you will be able to open a room and play together.',
  },

  standard: {
    title: 'Choose your standard',
    lead: 'So the questions are just right for you.',
    basic: 'Basic',
    basicStandards: 'Standard: 2 to 5',
    intermediate: 'Intermediate',
    intermediateStandards: 'Standard: 6 to 8',
  },

  topics: {
    title: 'Select a level',
    howToPlay: 'How to play?',
    changeStandard: 'Change standard',
    ages: 'Ages',
    easyAges: { basic: 'ages 7-8', intermediate: 'age 11' },
    mediumAges: { basic: 'ages 9-10', intermediate: 'ages 12-13' },
    easy: 'Easy',
    medium: 'Hard',
    hard: 'Hard',
    free: 'Free',
    playNow: 'Play Now',
    /** Gilli, from the roof of the topic to continue with. */
    calling: 'Come in!',
    playTopic: 'Play Now: {topic}',
    turnBack: 'Turn back',
    turnTopicBack: 'Turn the {topic} card back',
    starSum: '{earned} of {outOf} stars',
    loading: 'Loading the topics…',
    failed: 'The topics could not be loaded. Please check your connection.',
    tryAgain: 'Try again',
    lessons: 'Lessons',
    lessonsOf: 'Lessons: {topic}, {difficulty}',
    level: '{topic}, {difficulty}, level {number}',
    levelDone: '{topic}, {difficulty}, level {number}, {stars} of 3 stars',
    levelLocked: '{topic}, {difficulty}, level {number}, locked',
  },

  howTo: {
    title: 'How to play',
    close: 'Close',
    video: 'A short silent video: a child plays a level.',
    noVideo: 'The video could not be loaded. This is how it works:',
    steps: [
      'Choose a topic, press Play Now and pick a level.',
      'Read the question and choose your answer. Some questions ask you to drag or tap words into their places, or to write a word.',
      'See at once whether it was right, and why.',
      'Press Next Question to go on, or Skip if you do not know the answer. You can come back to it before you submit.',
      'After the last question press Submit and collect your stars.',
    ],
  },

  rooms: {
    scoresTitle: 'Room scores',
    waitingTitle: 'Waiting room',
    text: 'Playing with friends is coming soon. Until then, Single Player is waiting for you.',
    back: 'Back to the quiz',
  },
} as const);
