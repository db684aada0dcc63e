// Texts of the competition's own page (product §11.3).

import { translatable } from './language.ts';

export const competition = translatable('competition', {
  landing: {
    title: 'Online Grammar Competition',
    lead: 'One test, all over India: at the same minute every child gets the questions of their own standard.',
    facts: 'When and how long',
    date: 'Date',
    time: 'Time',
    indianTime: 'Indian time',
    length: 'Length',
    test: '{minutes} min test',
    testText:
      '{questions} questions of {seconds} seconds: {played} of test, the rest to arrive in good time',
    testTextOnly: '{questions} questions, {seconds} seconds each',
    minute: '1 minute',
    minutes: '{count} minutes',
    forWhom: 'For whom',
    standards: 'Standards {standards}',
    to: ' to ',
    and: ' and ',
    free: 'Free for everybody',
    rules: 'Rules (PDF)',
    rulesOfStandard: 'Rules for standard {number} (PDF)',
    ranksTitle: 'How the winners are found',
    prizesTitle: 'Prizes',
    prizesLead: 'The first three of each group win.',
    fairnessTitle: 'What is late, and what happens in doubt',
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
    starts: 'The test begins in',
    /** The countdown's target is ten minutes after the start of competition 7 (product §11.3). */
    lastCall: 'Last call for latecomers, until {time}',
    units: { days: 'days', hours: 'hours', minutes: 'min', seconds: 's' },
    spoken: '{days} days, {hours} hours, {minutes} minutes and {seconds} seconds',
  },

  mine: {
    title: 'You are registered',
    titleOf: '{name} is registered',
    text: 'For standard {number}, on {date} at {time} (Indian time).',
    next: 'Open this page on the day, from {opens} on, and press Participate Now. We remind you on WhatsApp the day before and half an hour before.',
    calendar: 'Add it to your calendar',
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
});
