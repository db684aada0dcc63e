// The pairs of the two word games: how many WordNet confirms, and how many a reader does.

import type { Bank } from '#content/bank/bank.ts';
import { gamesOf } from '#content/bank/games.ts';
import { type Confirmation, confirmationLookup } from '#content/bank/pair-confirmation.ts';
import { type PairKind, pairKinds } from '#domain/word-game/pair-level.ts';
import { nameOfFile } from './table.ts';

type Pair = { file: string; kind: PairKind; confirmation: Confirmation };

export function pairConfirmations(bank: Bank): string[][] {
  const pairs = pairsOf(bank);
  const files = new Set(pairs.map(({ file }) => file));
  return [
    ['', 'pairs', 'WordNet', 'reader', 'nobody'],
    ...[...files].flatMap((wanted) =>
      pairKinds.map((ofKind) =>
        row(
          `${nameOfFile(wanted)}, ${ofKind}`,
          pairs.filter(({ file, kind }) => file === wanted && kind === ofKind),
        ),
      ),
    ),
    row('all', pairs),
  ];
}

function pairsOf(bank: Bank): Pair[] {
  const confirmationOf = confirmationLookup(bank);
  return gamesOf(bank).flatMap(({ content: { file, value: levels } }) =>
    levels.flatMap(({ pairs: kind, words }) =>
      words.map((pair) => ({ file, kind, confirmation: confirmationOf(kind, pair) })),
    ),
  );
}

function row(name: string, pairs: Pair[]): string[] {
  const by = (wanted: Confirmation) =>
    String(pairs.filter(({ confirmation }) => confirmation === wanted).length);
  return [name, String(pairs.length), by('WordNet'), by('reader'), by('nobody')];
}
