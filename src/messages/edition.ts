// The two editions of the catalogue (product §15). The files beside this one hold the corrected edition, the default;
// specification.ts holds the original wording where it differs, letter for letter. COPY=specification selects it.

/** Node's own on the server; a build of the pages replaces it by its value, so that only one edition remains. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** The values of COPY. */
export const editions = ['corrected', 'specification'] as const;

export const isSpecification = process.env.COPY === 'specification';

export interface Texts {
  readonly [key: string]: string | readonly (string | Texts)[] | Texts;
}

/** The texts, overridden by those of `quoted`. */
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
