// British spelling: the Hunspell dictionary en-GB plus the project's own words and names. The dictionary is loaded on
// first use.

import { names, projectWords } from './names.ts';

export type Speller = (word: string) => boolean;

let speller: Promise<Speller> | undefined;

export function loadSpeller(): Promise<Speller> {
  speller ??= makeSpeller();
  return speller;
}

async function makeSpeller(): Promise<Speller> {
  const [{ default: nspell }, { default: dictionary }] = await Promise.all([
    import('nspell'),
    import('dictionary-en-gb'),
  ]);
  const hunspell = nspell(dictionary);
  const verdicts = new Map<string, boolean>();

  function isKnown(word: string): boolean {
    const plain = word.replace(/'s$|'$/, '');
    return [word, plain].some(
      (form) =>
        names().has(form) ||
        projectWords().has(form) ||
        projectWords().has(form.toLowerCase()) ||
        hunspell.correct(form),
    );
  }
  return (word) => {
    const known = verdicts.get(word);
    if (known !== undefined) return known;
    // A hyphenated word is right if its parts are: mango-seller.
    const verdict = isKnown(word) || (word.includes('-') && word.split('-').every(isKnown));
    verdicts.set(word, verdict);
    return verdict;
  };
}
