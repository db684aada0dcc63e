// Texts of the app shell (product §2).

import { translatable } from './language.ts';

export const shell = translatable('shell', {
  skipToContent: 'Skip to content',
  brand: '{name}, home page',
  openMenu: 'Open the menu',
  practice: 'Practice',
  login: 'Login',
  logOut: 'Log out {name}',
  logOutQuestion:
    'Log out {name}? Anything unfinished on this page will be lost. You can log in again at any time.',
  logOutAnswers: { yes: 'Log out', no: 'Stay logged in' },
  darkTheme: 'Dark colours',
  chat: 'Chat with us on WhatsApp',
  chatRegion: 'Chat',
  newWindow: '(opens in a new window)',
  /** The name of the other language, in that language. */
  otherLanguage: 'हिन्दी',
  menuLinks: {
    home: 'Home',
    worksheets: 'Worksheets',
    vocabulary: 'Vocabulary',
    quiz: 'Quiz',
    competition: 'Competition',
    about: 'About Us',
    terms: 'Terms and Conditions',
    privacy: 'Privacy Policy',
    signup: 'Sign Up',
    member: 'Membership',
    account: 'Your account',
  },
  maintenance: {
    title: 'Down for maintenance',
    text: 'Please check back shortly',
  },
  noConnection: {
    title: 'No connection',
    text: 'The page is not arriving. Check the connection, then try again.',
    failedAgain: 'The site still can’t be reached. Check the connection, then try again.',
    retry: 'Try again',
  },
  unexpected: {
    title: 'Something went wrong',
    text: 'That was not supposed to happen. Please try again.',
    offline: 'The site can’t be reached. Check the connection, then try again.',
    retry: 'Try again',
  },
  /** Replaces a part of a page that failed to load. */
  partFailed: {
    title: 'This part did not arrive. Please check the connection.',
    retry: 'Try again',
  },
  /** Closes an alert. */
  ok: 'OK',
  /** The answers to the question before leaving a game. */
  leaveGame: { yes: 'Leave', no: 'Keep playing' },
  /** Announced while a pressed action is in progress. */
  working: 'Please wait…',
  /** Announced while the next page loads. */
  opening: 'Opening the page…',
  slow: {
    text: 'This takes longer than usual.',
    retry: 'Try again',
  },
} as const);
