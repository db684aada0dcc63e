// The two editions of the catalogue (product §15). The files beside this one hold the corrected edition, which is the default;
// specification.ts holds the original wording where it differs, letter for letter, and COPY=specification shows that.

/** Node's own on the server; a build of the pages puts the value in its place, so that only one edition is left. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** What COPY can be. */
export const editions = ['corrected', 'specification'] as const;

export const isSpecification = process.env.COPY === 'specification';

export interface Texts {
  readonly [key: string]: string | readonly (string | Texts)[] | Texts;
}

/** The texts with those of `quoted` in place of their own. */
export function withQuotes<T extends Texts>(texts: T, quoted: Texts): T {
  const merged: Record<string, Texts[string]> = { ...texts };
  for (const [key, quote] of Object.entries(quoted)) {
    const text = merged[key];
    merged[key] = isBranch(quote) && isBranch(text) ? withQuotes(text, quote) : quote;
  }
  return merged as T;
}

function isBranch(value: Texts[string] | undefined): value is Texts {
  return typeof value === 'object' && !Array.isArray(value);
}
