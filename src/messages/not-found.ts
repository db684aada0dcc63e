// Texts of the page for addresses that are not there (product §2.7).

import { isSpecification, withQuotes } from './edition.ts';
import { translatable } from './language.ts';
import { specification } from './specification.ts';

const corrected = {
  title: "Sorry, the page can't be found",
  text: "The page you are looking for isn't available.",
  goBack: 'Go Back',
} as const;

export const notFound = translatable(
  'notFound',
  isSpecification ? withQuotes(corrected, specification.notFound) : corrected,
);
