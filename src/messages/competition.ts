// Texts of the competition's pages (product §11). Its rules are in competition-rules.ts.

import { competitionRules } from './competition-rules.ts';
import { isSpecification, withQuotes } from './edition.ts';
import { specification } from './specification.ts';

const alreadyRegistered = 'You are already registered';
const hasEnded = 'Competition has ended';

const corrected = {
  landing: {
    title: 'Online Grammar Competition',
    lead: 'One test, all over India: at the same minute every child gets the questions of their own standard.',
    loading: 'Loading the competition…',
    failed: 'The competition could not be loaded. Please check your connection.',
    none: 'There is no competition planned right now.',
    noneText: 'Practise with the past papers until the next one.',
    tryAgain: 'Try again',
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
    partnerLogo: 'Logo of {name}',
    papers: 'Past papers',
    papersText: 'See how the questions look, or take one as a practice test.',
    otherDevice: 'Registered on another phone?',
    otherDeviceLink: 'Take part on this one',
    myData: 'What we keep about your child',
    early:
      'The waiting room opens {minutes} minutes before the start. Come a little early: everybody begins at the same moment.',
  },

  action: {
    register: 'Register now',
    registered: 'Registered',
    closed: 'Registration Closed',
    participate: 'Participate Now',
    ended: 'Competition Ended',
    alreadyRegistered: 'You have already registered for the competition',
    wait: 'Please wait till {time}',
    hasEnded,
  },

  countdown: {
    title: 'It begins in',
    over: 'It has begun!',
    units: { days: 'days', hours: 'hours', minutes: 'min', seconds: 's' },
    spoken: '{days} days, {hours} hours, {minutes} minutes and {seconds} seconds',
  },

  winnersList: {
    title: 'The winners',
    lead: 'Names are shown only where a parent has agreed.',
    nameless: 'A child of standard {number}',
    named: '{name}, standard {number}',
    marks: '{marks} marks in {time}',
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

  register: {
    title: 'Register for the competition',
    lead: 'For parents: one entry for each WhatsApp number. It is free.',
    school: 'School',
    schoolHint: 'It stays with us, and is never shown.',
    submit: 'Register',
    hasEntry: 'Registered on another phone?',
    participate: 'Take part on this one',
    alreadyRegistered,
    done: 'Registered successfully',
    failed: 'Registration failed',
    checks: {
      phone: 'Enter a valid phone number',
      terms: 'Please accept the terms and conditions',
      childsName: "Please enter your child's name",
      standard: 'Please enter the standard',
      school: 'Please enter the school name',
      otp: 'Please enter the OTP',
    },
  },

  participate: {
    title: 'Take part',
    lead: 'For a child who is registered already: the number and the standard you registered with.',
    submit: 'Go to the waiting room',
    noEntry: 'Not registered yet?',
    register: 'Register now',
    alreadyRegistered,
    alreadyParticipated: 'You have already participated in this competition',
    failed: 'Something went wrong, please try again',
    checks: { phone: 'Please fill in the form', standard: 'Please enter the standard' },
  },

  waiting: {
    title: 'Waiting room',
    begins: 'Competition will begin in:',
    left: '{minutes} m {seconds} s',
    spoken: '{minutes} minutes and {seconds} seconds',
    soon: 'The competition begins in one minute.',
    rulesTitle: 'The nine rules',
    tooEarly: 'The competition will begin shortly, please wait',
    stay: 'Stay on this page. The first question comes by itself.',
    ready:
      'Your questions are here, locked until the start. They open even if the internet is slow.',
    loading: 'Your questions are on their way…',
  },

  playing: {
    title: 'Grammar competition',
    question: 'Question {number} of {count}',
    secondsLeft: '{seconds} s left',
    warning: '{seconds} seconds left',
    hurry: 'Hurry!',
    options: 'Answers',
    keys: 'You can also press a, b, c or d.',
    picked: 'Your answer: {letter}. The next question comes by itself.',
    opening: 'Opening your questions…',
    openingText: 'The clock is running. This takes a moment.',
    stuck: 'Your questions could not be loaded yet. We go on trying.',
    stuckText: 'Please check your internet connection, and stay on this page.',
    progress: '{answered} of {count} answered',
    leave:
      'If you leave now, a basket of kittens will miss you, and the clock runs on. Your answers so far stay saved. Leave the test?',
  },

  saved: {
    onServer: 'Saved',
    onDevice: 'Saved on this device',
    inTab: 'Kept in this tab only: please do not close it',
    sending: 'Saved on this device. Sending your answers…',
    waiting: 'Saved on this device. We send your answers as soon as the internet is back.',
    late: 'Saved. They arrived after the end, so they are marked but have no rank.',
    refused: 'Your answers could not be handed in: {reason}',
    tryNow: 'Try now',
    title: 'Your answers',
  },

  completed: {
    title: 'Well done!',
    lead: 'You have completed the competition.',
    text: "The result comes to your parent's WhatsApp within {days} days.",
    home: 'Go Home',
    hasEnded,
  },
} as const;

/** With the original edition where it is chosen. */
export const competition = {
  ...(isSpecification ? withQuotes(corrected, specification.competition) : corrected),
  ...competitionRules,
};
