// The languages of the pages for parents (product §15.4, decision 31). A concept's own file contains the English texts
// and hindi/ the Hindi ones, which a page loads only if Hindi is chosen.

import { inEdition } from './edition.ts';

/** As in an element's `lang`. */
export type Language = 'en' | 'hi';

/** The concepts in both languages; what children learn is English. */
export type TranslatedConcept =
  | 'account'
  | 'accountPage'
  | 'accountReplies'
  | 'competition'
  | 'competitionAction'
  | 'competitionChange'
  | 'competitionData'
  | 'competitionEntry'
  | 'competitionMissing'
  | 'competitionResult'
  | 'consent'
  | 'consentQuestion'
  | 'frame'
  | 'grownUp'
  | 'keptData'
  | 'lock'
  | 'membership'
  | 'partner'
  | 'payment'
  | 'phoneOwner'
  | 'report'
  | 'reportPage'
  | 'shell';

/** The same texts in another language: an incomplete translation does not compile. */
export type Translated<T> = T extends string
  ? string
  : { readonly [Key in keyof T]: Translated<T[Key]> };

export type Translation = Readonly<Record<TranslatedConcept, object>>;

let shown: Translation | null = null;

/** Null: English. */
export function showTranslation(translation: Translation | null): void {
  shown = translation;
}

/**
 * A concept's texts in the current language. Properties are resolved on access: access them at render time, never at
 * module load.
 */
export function translatable<T extends object>(concept: TranslatedConcept, english: T): T {
  return new Proxy(inEdition(concept, english), {
    get: (texts, key) => Reflect.get(shown?.[concept] ?? texts, key),
  });
}

/** The `lang` of a text shown apart from its page; only Hindi is written in Devanagari. */
export function languageOf(text: string): string {
  return /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en-IN';
}
