// Reasons are taught as truth (content guide §4.4): phrases that are wrong, mislead or are no natural English are
// refused, each with what to say instead. Add a phrase as soon as a reader has stumbled over it twice.
// Words in “ ” are spoken about, not said, so they are left out.

import { names } from '../language/names.ts';
import { withoutQuotations } from '../language/words.ts';
import { itemRule } from './rule.ts';

const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/\bnames? (nothing|nobody|no one)\b/i, 'say: it is not a naming word'],
  [
    /(?<!\bthere )\b(is|are) no (action|adjective|adverb|animal|describing|naming|noun|person|place|pronoun|thing|verb|word)s?\b/i,
    'say: it is not a … word, or: it does not name …',
  ],
  [
    /\b(plain|bare|simple|root) (verb|form|action word)s?\b/i,
    'the name of this form is: base form',
  ],
  [/\bgo(es)? with one person\b/i, 'name the subject that it goes with: “she”, “Nima”'],
  [/\bprepositions? (join|link|connect)s?\b/i, 'conjunctions join; prepositions go with a noun'],
  [
    /\b(asks?|asking|asked|gives?|giving|grants?|has|have|for|with|without|shows?) leave\b/i,
    'say: permission',
  ],
  [/\bs('s)? are kept\b/i, "say: keep both s's: “mis” + “spell”"],
  [/\bnames the (subject|object)\b/i, 'say: is the subject, is the object'],
  [/\bEnglish (does not|doesn't|never)\b/, 'say: we do not …; we say “…”'],
  [/\bspeaks? of\b/i, 'say: is about, means, refers to'],
  [/\bstands? there\b/i, 'say: is there, is in the sentence'],
  [
    /\b(adjectives?|describing words?) tells? how\b(?! (many|much)\b)/i,
    'adverbs tell how; adjectives describe',
  ],
];

/** “Unless means if not.”: a word before “means” that is spoken about, but has no quotation marks. */
const UNQUOTED_BEFORE_MEANS = /(?:^|[.:;!?] )(\p{Lu}[\p{L}'-]*) means\b/gu;
const POINTING = new Set(['It', 'This', 'That', 'These', 'What', 'Which', 'Here']);

/** “Unless” means if not.: a gloss without quotation marks after the word that it explains. */
const UNQUOTED_GLOSS = /” (?:(?:here|also|usually|often|mostly) )?means (?!“)([^.;:?!]*)/gu;
/** What follows “means” is no gloss: a clause, or how many the word is about (“stars” means more than one). */
const NO_GLOSS = /^(that|the same|((only|just|more than) )?(one|two|three|four|many|several))\b/;

export const phrases = itemRule('phrases', 'error', ({ reasons }) => phraseFaultsOf(reasons));

/** One sentence for each refused phrase in some reasons. */
export function* phraseFaultsOf(reasons: readonly string[]): Iterable<string> {
  for (const reason of reasons) {
    const said = withoutQuotations(reason);
    for (const [phrase, instead] of REFUSED) {
      const match = phrase.exec(said);
      if (match !== null) yield `A reason says “${match[0]}” (${instead}): ${reason}`;
    }
    for (const [, word = ''] of reason.matchAll(UNQUOTED_BEFORE_MEANS)) {
      if (!POINTING.has(word) && !names().has(word))
        yield `Put quotation marks around “${word}” before “means”: ${reason}`;
    }
    for (const [, gloss = ''] of reason.matchAll(UNQUOTED_GLOSS)) {
      if (!NO_GLOSS.test(gloss))
        yield `Put quotation marks around the gloss after “means”: “${gloss}”, or say “refers to”, “stands for”: ${reason}`;
    }
  }
}
