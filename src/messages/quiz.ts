// Texts of the quiz (product §7).

import { isSpecification, withQuotes } from './edition.ts';
import { specification } from './specification.ts';

const corrected = {
  levelLoadFailed: 'Something went wrong, please try again later',
  /** Confirms leaving a game for another page of the app (product §2.8). */
  leave:
    'If you leave now, a basket of kittens will miss you, and your answers will be gone. Leave the quiz?',
  comingSoon: 'Coming Soon',

  landing: {
    title: 'Quiz',
    lead: 'Ten questions, and a reason after every answer.',
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
    /** Gilli, from the roof of the topic to go on with. */
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
      'Read the question and choose your answer. Some questions ask you to drag a word into the box, or to tap the word and then the box.',
      'See at once whether it was right, and why.',
      'Press Next Question to go on, or Skip if you do not know the answer. You can come back to it before you submit.',
      'After the last question press Submit and collect your stars.',
    ],
  },

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
    /** On the last question: to one that was skipped. */
    backTo: 'Back to question {number}',
    right: 'Right',
    notThisOne: 'Not this one',
    theAnswer: 'The answer',
    answerWas: 'The one to choose: “{answer}”.',
    corrected: 'The sentence without its mistake:',
    /** Read out before words that the correction takes away. */
    removed: 'taken away:',
    /** Beside the first question of a child who has not finished a level yet. */
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

  drag: {
    words: 'The words of the sentence',
    box: 'The answer box',
    dropHere: 'Drag a word here, or tap it',
    putHere: 'Put “{word}” here',
    instructions:
      'Press space to pick the word up, then an arrow key down to move it to the box and space to drop it. Escape puts it back. Or press enter and then the button in the box.',
    pickedUp: 'You picked up “{word}”. Press the arrow key down, then space.',
    overBox: '“{word}” is over the box. Press space to drop it.',
    notOverBox: '“{word}” is not over the box.',
    putBack: '“{word}” is back in its place.',
    chosen: '“{word}” is chosen. Now press the button in the box.',
    loading: 'Getting the words…',
  },

  score: {
    title: 'You Scored',
    marks: '{score} marks out of {total}',
    topic: 'in {topic}',
    level: 'Difficulty: {difficulty} Level: {number}',
    stars: '{earned} of 3 stars',
    /** By stars; `{missing}` right answers more make the next one. */
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
    /** Beside the mark of a question for which a hint was asked. */
    withHint: 'with a hint',
    numbered: 'Question {number}',
    marks: { right: 'Right', wrong: 'Not right', skipped: 'Skipped' },
    yourAnswer: 'Your answer: “{answer}”',
    answer: 'Right answer: “{answer}”',
    /** Of a question that asks for the part with a mistake. */
    mistake: 'The mistake is in: “{answer}”',
    none: 'Only the stars are here. The answers stay in the tab in which the level was played.',
  },

  rooms: {
    scoresTitle: 'Room scores',
    waitingTitle: 'Waiting room',
    text: 'Playing with friends is coming soon. Until then, Single Player is waiting for you.',
    back: 'Back to the quiz',
  },
} as const;

export const quiz = isSpecification ? withQuotes(corrected, specification.quiz) : corrected;
