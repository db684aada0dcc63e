// Words of one family, told by their letters: care, careful, carelessly. A guess that rather finds too many.

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

export function contentWordsOf(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).filter((word) => !COMMON.has(word));
}

/** Whether two words begin alike, or are the same. */
export function areAkin(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return (
    a === b ||
    (Math.min(a.length, b.length) >= SHARED_LETTERS &&
      a.slice(0, SHARED_LETTERS) === b.slice(0, SHARED_LETTERS))
  );
}
