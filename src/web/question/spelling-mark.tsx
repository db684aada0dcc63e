// A misspelt word and the right one (product §7.6), with the differing letters marked in both.

import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';
import styles from './spelling-mark.module.css';

interface SpellingMarkProps {
  typed: string;
  /** The accepted words; the nearest one is shown. */
  accept: readonly string[];
}

export function SpellingMark({ typed, accept }: SpellingMarkProps) {
  const differences = accept.map((right) => differenceOf(typed.trim(), right));
  const [first] = differences.sort((one, other) => lengthOf(one) - lengthOf(other));
  if (first === undefined) return null;
  const { start, removed, added, end } = first;
  return (
    <>
      <VisuallyHidden>{start + added + end}</VisuallyHidden>
      <span aria-hidden="true" className={styles.word}>
        {start}
        {removed !== '' && <del>{removed}</del>}
        {end} → {start}
        {added !== '' && <ins>{added}</ins>}
        {end}
      </span>
    </>
  );
}

/** Returns the parts between the common beginning and end; ignores capitals. */
function differenceOf(typed: string, right: string) {
  const [one, other] = [typed.toLowerCase(), right.toLowerCase()];
  const most = Math.min(one.length, other.length);
  let begin = 0;
  while (begin < most && one[begin] === other[begin]) begin += 1;
  let tail = 0;
  while (tail < most - begin && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  return {
    start: right.slice(0, begin),
    removed: typed.slice(begin, typed.length - tail),
    added: right.slice(begin, right.length - tail),
    end: right.slice(right.length - tail),
  };
}

function lengthOf({ removed, added }: ReturnType<typeof differenceOf>): number {
  return removed.length + added.length;
}
