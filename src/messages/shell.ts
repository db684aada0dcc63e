// Texts of the app shell (product §2).

import { translatable } from './language.ts';

const english = {
  skipToContent: 'Skip to content',
  brand: '{name}, home page',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  menu: 'Menu',
  practice: 'Practice',
  login: 'Login',
  logOut: 'Log out {name}',
  darkTheme: 'Dark colours',
  chat: 'Chat with us on WhatsApp',
  chatRegion: 'Chat',
  followUs: 'Follow us',
  needHelp: 'Need help?',
  newWindow: '(opens in a new window)',
  footerLine: 'English grammar and new words for standards 2 to 8, one small step at a time.',
  footerLinks: 'About this site',
  ownership: '© {company}. Made in {city}.',
  /** The name of the other language, in itself. */
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
  unexpected: {
    title: 'Something went wrong',
    text: 'That was not supposed to happen. Please try again.',
    offline: 'The site can’t be reached. Check the connection, then try again.',
    retry: 'Try again',
  },
  /** In place of a part of a page that failed to load. */
  partFailed: {
    title: 'This part did not arrive. Please check the connection.',
    retry: 'Try again',
  },
  /** Closes an alert. */
  ok: 'OK',
  /** The answers to the question before leaving a game. */
  leaveGame: { yes: 'Leave', no: 'Keep playing' },
  /** Announced while the next page loads. */
  opening: 'Opening the page…',
} as const;

export const shell = translatable('shell', english);
