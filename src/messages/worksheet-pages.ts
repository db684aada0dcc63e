// Texts of the worksheet pages (product §10).

import { inEdition } from './edition.ts';

export const worksheetPages = inEdition('worksheetPages', {
  categories: {
    label: 'Category',
    basic: 'Basic',
    basicStandards: 'Standard: 2 to 5',
    intermediate: 'Intermediate',
    intermediateStandards: 'Standard: 6 to 8',
  },

  legend: {
    ages: 'Ages',
    easy: 'Easy',
    hard: 'Hard',
    easyAges: { basic: 'ages 7-8', intermediate: 'age 11' },
    hardAges: { basic: 'ages 9-10', intermediate: 'ages 12-13' },
    key: 'Each practice worksheet has its answer key beside it.',
  },

  topics: {
    title: 'Grammar Worksheets',
    free: 'Free',
    empty: 'There are no worksheets here yet.',
    failed: 'The worksheets could not be loaded. Please check your connection.',
    tryAgain: 'Try again',
  },

  topic: {
    title: '{topic}: Worksheets',
    back: 'All topics',
    concept: 'Concept Sheets',
    conceptText: 'The rule on one page, to read and to pin up.',
    practice: 'Practice Worksheets',
    practiceText: 'Tasks to print and to write on.',
    unknown: 'There are no worksheets on this topic.',
    /** By type. */
    types: { concept: 'Concept', 'practice easy': 'Easy', 'practice hard': 'Hard' },
    standards: 'Standards {first} to {last}',
    standard: 'Standard {first}',
    preview: 'The first page of “{title}”',
    open: 'Open',
    openSheet: 'Open: {title}',
    download: 'Download',
    downloadSheet: 'Download: {title}',
    print: 'Print',
    printSheet: 'Print: {title}',
    key: 'Answer key',
    openKey: 'Open the answer key: {title}',
    downloadKey: 'Download the answer key: {title}',
    locked: 'For members',
    lockedSheet: 'For members: {title}',
    lockedKey: 'Answer key for members: {title}',
    lockedNotice: {
      title: 'This worksheet is for members',
      login: 'Log in to open it. The worksheets on nouns are open to everybody.',
      membership: 'With a membership all of them open, with their answer keys.',
      again: 'The link has run out. Open the worksheet from this page.',
    },
    linksFailed: 'The worksheets could not be opened just now.',
    all: {
      start: 'Download all (ZIP)',
      locked: 'Download all: for members',
      progress: 'Downloading all worksheets',
      percent: '{percent} %',
      cancel: 'Cancel',
      done: 'All worksheets of this topic were downloaded.',
      cancelled: 'The download was cancelled.',
      failed: 'The download failed. Please try again.',
    },
  },

  make: {
    link: 'Make a sheet',
    title: 'Make a sheet',
    lead: 'Tasks from the quiz, mixed anew for you or for a whole class, with their answer key.',
    back: 'All topics',
  },

  howTo: {
    open: 'How to Use?',
    title: 'How to use the worksheets',
    close: 'Close',
    video: 'A short silent video: a topic is opened, and a worksheet with its answer key.',
    noVideo: 'The video could not be loaded. This is how it works:',
    steps: [
      'Choose Basic or Intermediate, and then a topic.',
      'Read the concept sheet together, and pin it up where your child sees it.',
      'Print a practice worksheet: first an easy one, then a hard one.',
      'Compare with the answer key. It also says why an answer is right.',
    ],
  },
});
