// One idea is paired at most twice over both word games (content guide §8.2): inside – outside, indoors – outdoors and
// internal – external are one pair to a child. Ideas are joined in chains, as the pairs of one kind are alike.

import type { Bank } from '../bank/bank.ts';
import { gamesOf, nameOf } from '../bank/games.ts';
import { areOfOneIdea } from '../language/word-families.ts';
import type { Rule } from './rule.ts';

const MOST = 2;

type Place = { file: string; id: string; kind: string; words: readonly [string, string] };

export const repeatedIdea: Rule = {
  name: 'repeated-idea',
  severity: 'error',
  *check(bank) {
    for (const [first, ...others] of ideasOf(placesOf(bank))) {
      if (others.length < MOST) continue;
      const last = others.at(-1) ?? first;
      const all = [first, ...others].map(({ words, id }) => `${words.join(' – ')} (${id})`);
      const message = `One idea is paired ${all.length} times, ${MOST} are enough: ${all.join(', ')}.`;
      yield { file: last.file, id: last.id, message };
    }
  },
};

function placesOf(bank: Bank): Place[] {
  return gamesOf(bank).flatMap(({ content }) =>
    content.value.flatMap((level) =>
      level.words.map((words) => ({
        file: content.file,
        id: nameOf(level),
        kind: level.pairs,
        words,
      })),
    ),
  );
}

function ideasOf(places: Place[]): [Place, ...Place[]][] {
  const left = new Set(places);
  const ideas: [Place, ...Place[]][] = [];
  for (const place of places) {
    if (!left.delete(place)) continue;
    const idea: [Place, ...Place[]] = [place];
    // Members that are added in the loop are visited too.
    for (const member of idea) {
      for (const other of left) {
        if (!isSameIdea(member, other)) continue;
        left.delete(other);
        idea.push(other);
      }
    }
    ideas.push(idea);
  }
  return ideas;
}

function isSameIdea(one: Place, other: Place): boolean {
  if (one.kind !== other.kind) return false;
  const [[a, b], [c, d]] = [one.words, other.words];
  return (areOfOneIdea(a, c) && areOfOneIdea(b, d)) || (areOfOneIdea(a, d) && areOfOneIdea(b, c));
}
