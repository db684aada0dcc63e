// Two sentences compared word by word, as a child is shown what differs (product §7.6).

export interface ChangedPart {
  readonly text: string;
  readonly change: 'same' | 'added' | 'removed';
}

/** How to get from one list of words to another; neighbouring words of the same change are one part. */
export function changedParts(
  from: readonly string[],
  to: readonly string[],
  isSame: (one: string, other: string) => boolean,
): ChangedPart[] {
  const lengths = commonLengths(from, to, isSame);
  const parts: { words: string[]; change: ChangedPart['change'] }[] = [];
  const add = (word: string, change: ChangedPart['change']) => {
    const last = parts.at(-1);
    if (last?.change === change) last.words.push(word);
    else parts.push({ words: [word], change });
  };
  let [at, other] = [0, 0];
  while (at < from.length || other < to.length) {
    const [word, wanted] = [from[at], to[other]];
    if (word !== undefined && wanted !== undefined && isSame(word, wanted)) {
      add(wanted, 'same');
      at += 1;
      other += 1;
    } else if (
      wanted === undefined ||
      (lengths[at + 1]?.[other] ?? -1) >= (lengths[at]?.[other + 1] ?? -1)
    ) {
      add(word ?? '', 'removed');
      at += 1;
    } else {
      add(wanted, 'added');
      other += 1;
    }
  }
  return parts.map(({ words, change }) => ({ text: words.join(' '), change }));
}

/** For each pair of places: how many words the rests have in common, in order. */
function commonLengths(
  from: readonly string[],
  to: readonly string[],
  isSame: (one: string, other: string) => boolean,
): number[][] {
  const lengths = Array.from({ length: from.length + 1 }, () =>
    Array<number>(to.length + 1).fill(0),
  );
  for (let at = from.length - 1; at >= 0; at -= 1) {
    for (let other = to.length - 1; other >= 0; other -= 1) {
      const row = lengths[at] as number[];
      const below = lengths[at + 1] as number[];
      row[other] = isSame(from[at] as string, to[other] as string)
        ? 1 + (below[other + 1] as number)
        : Math.max(below[other] as number, row[other + 1] as number);
    }
  }
  return lengths;
}
