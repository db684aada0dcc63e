// The two editions of the catalogue (product §15). The files beside this one contain the corrected edition, the
// default; specification.ts contains the original wording where it differs, letter for letter. COPY=specification
// selects it.

import { specification } from './specification.ts';

/** Node's own on the server; a build of the pages replaces it by its value, which leaves only one edition. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** The values of COPY. */
export const editions = ['corrected', 'specification'] as const;

interface Texts {
  readonly [key: string]: string | readonly (string | Texts)[] | Texts;
}

/**
 * The texts of a concept in the edition of this process or build: corrected, or with the original wording where it
 * differs.
 */
export function inEdition<T extends object>(concept: string, corrected: T): T {
  if (process.env.COPY !== 'specification') return corrected;
  const quotes: Texts = specification;
  const quoted = quotes[concept];
  return isBranch(quoted) ? (withQuotes(corrected as Texts, quoted) as T) : corrected;
}

function withQuotes(texts: Texts, quoted: Texts): Texts {
  const merged: Record<string, Texts[string]> = { ...texts };
  for (const [key, quote] of Object.entries(quoted)) {
    const text = merged[key];
    merged[key] = isBranch(quote) && isBranch(text) ? withQuotes(text, quote) : quote;
  }
  return merged;
}

function isBranch(value: Texts[string] | undefined): value is Texts {
  return typeof value === 'object' && !Array.isArray(value);
}
