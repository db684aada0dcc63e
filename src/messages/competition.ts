// Texts of the competition's own page (product §11.3).

import { competitionRules } from './competition-rules.ts';

export const competition = {
  landing: {
    title: 'Online Grammar Competition',
    lead: 'One test, all over India: at the same minute every child gets the questions of their own standard.',
    facts: 'When and how long',
    date: 'Date',
    time: 'Time',
    indianTime: 'Indian time',
    length: 'Length',
    test: '{minutes} min test',
    testText: '{questions} questions, {seconds} seconds each',
    forWhom: 'For whom',
    standards: 'Standards 2 to 8',
    free: 'Free for everybody',
    rules: 'Rules (PDF)',
    rulesOfStandard: 'Rules for standard {number} (PDF)',
    ranksTitle: 'How the winners are found',
    prizesTitle: 'Prizes',
    prizesLead: 'The first three of each group win.',
    groups: { basic: 'Standards 2 to 5', intermediate: 'Standards 6 to 8' },
    places: ['1st prize', '2nd prize', '3rd prize'],
    partnered: 'Partnered with',
    papers: 'Past papers',
    papersText: 'See how the questions look, or take one as a practice test.',
    otherDevice: 'Registered on another phone?',
    otherDeviceLink: 'Take part on this one',
    otherChild: 'Register another child',
    myData: 'What we keep about your child',
  },

  countdown: {
    /**
     * The countdown's target is specified as ten minutes after the start of competition 7; hence the text does not say
     * what ends then.
     */
    title: 'Do not miss it',
    units: { days: 'days', hours: 'hours', minutes: 'min', seconds: 's' },
    spoken: '{days} days, {hours} hours, {minutes} minutes and {seconds} seconds',
  },

  winnersList: {
    title: 'The winners',
    lead: 'Names are shown only where a parent has agreed.',
    nameless: 'A child of standard {number}',
    named: '{name}, standard {number}',
    marks: '{marks} marks in {minutes} m {seconds} s',
    prize: 'Prize: {prize}',
  },

  howTo: {
    open: 'How to participate?',
    title: 'How to participate',
    close: 'Close',
    video: 'A short silent video: a parent registers a child, and the child takes part.',
    noVideo: 'The video could not be loaded. This is how it works:',
    steps: [
      'Press Register now, and type the WhatsApp number of a parent.',
      "Fill in the child's name, standard and school, and the code that we send to that number.",
      'On the day, open this page some minutes before the start and press Participate Now.',
      'Wait in the waiting room. The first question comes by itself.',
      'Tap one answer to each question before its time is over. The next question comes by itself.',
      'At the end your answers are sent by themselves. The result comes on WhatsApp.',
    ],
  },

  criteria: competitionRules.winners,
} as const;
