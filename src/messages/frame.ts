// Texts of the frame that load after the page (menu and footer), and of the not-found page (product §2.4, §2.5, §2.7).

import { translatable } from './language.ts';

export const frame = translatable('frame', {
  closeMenu: 'Close the menu',
  menu: 'Menu',
  followUs: 'Follow us',
  needHelp: 'Need help?',

  footerLine: 'English grammar and new words for standards 2 to 8, one small step at a time.',
  footerLinks: 'About this site',
  ownership: '© {company}. Made in {city}.',

  notFound: {
    title: "Sorry, the page can't be found",
    text: "The page you are looking for isn't available.",
    goBack: 'Go Back',
  },
} as const);
