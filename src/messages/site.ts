// Texts of the landing page and the pages about the site (product §3, §12).

import { PRICE, PROMISED } from '#domain/membership/promise.ts';

export const site = {
  home: {
    documentTitle: 'English grammar practice for standards 2 to 8',
    hero: {
      title: 'Good English grows in small steps',
      lead: 'Short quizzes, printable worksheets and word games for children in standards 2 to 8. After every answer a child reads why it is right, or what went wrong.',
      watchDemo: 'Watch demo',
      play: 'Play the first question',
      signup: 'Sign up for free',
    },
    demo: {
      title: 'A quiz from start to stars',
      close: 'Close the video',
      description:
        'The video has no sound. It shows a child opening the quiz, choosing a standard, a topic and a level, answering the questions one by one, reading the explanation after each answer, and earning stars at the end.',
      failed: 'The video could not be played. Please try again later.',
    },
    features: {
      title: 'Four ways to practise',
      lead: 'Pick what fits today: a dozen questions, a sheet to print, or a word game.',
      worksheets: {
        title: 'Grammar worksheets',
        text: 'A concept sheet explains the rule in plain words. Practice sheets follow at two levels, with a separate answer key. Print them and sit down together.',
      },
      quizzes: {
        title: 'Grammar quizzes',
        text: 'A dozen questions a level, from naming words to reported speech. Right or wrong, the explanation appears at once, and stars show the best result.',
      },
      vocabulary: {
        title: 'Vocabulary',
        text: 'A word of the day with its meaning and a sentence, and games with similar and opposite words.',
      },
      competition: {
        title: 'Grammar competitions',
        text: 'Regular online competitions: everyone starts at the same time and answers at the same pace.',
      },
    },
    steps: {
      title: 'How a quiz works',
      list: [
        {
          title: 'Pick a topic',
          text: 'The first topic is free for everyone, without signing up.',
        },
        {
          title: 'Answer a dozen questions',
          text: 'Choose a word, spot the mistake, or drag a word into place. There is no time limit.',
        },
        {
          title: 'Learn from each one',
          text: 'A short explanation follows every answer, so you learn from mistakes too.',
        },
      ],
    },
    kit: {
      title: 'The grammar kit',
      lead: 'One membership opens everything for a whole year: quizzes, worksheets and games.',
      points: [
        `${PROMISED.worksheets}+ premium printable grammar worksheets with separate answer key`,
        `${PROMISED.questions}+ quiz questions with instant results and report`,
        `${PROMISED.games}+ fun word games for vocabulary practice and daily new words`,
      ],
      price: `${PRICE} rupees a year`,
      link: 'See the membership',
    },
    contest: {
      title: 'Test yourself in the competition',
      lead: 'An online grammar competition for standards 2 to 8, from your own phone or computer.',
      points: [
        '30 questions, 40 seconds each',
        'One mark for each right answer, no negative marking',
        'Results by WhatsApp within 30 days',
      ],
      link: 'See the competition',
    },
    parents: {
      title: 'For parents',
      text: "No advertisements and no trackers. For an account we ask for your name and WhatsApp number, your child's first name and standard, and a password. You can delete everything at any time.",
      link: 'How we treat your data',
    },
    start: {
      title: 'Try the first topic now',
      text: 'Nouns is open to everyone. No account needed.',
      link: 'Try the first topic',
    },
  },
  about: {
    title: 'About Us',
    loading: 'Loading the page…',
    failed: 'The page could not be loaded. Please check your connection and try again.',
    retry: 'Try again',
    featuresTitle: 'What you will find here',
    contactTitle: 'Write to us',
    contactText: 'A question, a mistake you found, an idea: we would love to hear from you.',
    refundTitle: 'Cancelling your membership',
    refundText: 'Our terms explain how to cancel and when you get your money back.',
    refundLink: 'Cancellation and refunds',
  },
  legal: {
    updated: 'Last updated on {date}, version {version}',
    contents: 'On this page',
    print: 'Print',
  },
} as const;
