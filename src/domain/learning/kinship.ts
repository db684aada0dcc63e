// Families of words, told by their first letters: care, careful, carelessly. A guess that errs on the side of too many.

const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;
const SHARED_LETTERS = 4;

/** Words that the meaning of any word may use, and that say nothing about it. */
const COMMON = new Set(
  `a about after all always an and any anything are as at be because been before being but by can do does doing done
  each else every few for from get gets give given go goes good had has have having how if in into is it its just keep
  kind least less like little long lot made make makes making many may more most much must near new no not of off often
  on one only or other others out over own part parts people person place places put puts same set should show small so
  some somebody someone something somewhere take taken takes than that the their them then there these they thing things
  this those through time to together too two under until up us use used usually very want was way we well what when
  where which while who whose with without you your`.split(/\s+/),
);

/** The families of the words in a text that say something about its meaning. */
export function familiesIn(text: string): Set<string> {
  const words = text.toLowerCase().match(WORD) ?? [];
  return new Set(words.filter((word) => !COMMON.has(word)).map(familyOf));
}

/** What the words of a family share: their first letters, or all of a shorter word. */
export function familyOf(word: string): string {
  return word.toLowerCase().slice(0, SHARED_LETTERS);
}
