// How the file of word pairs becomes card game levels. A level's place in the list is its number and a game is won with
// twelve cards, so a gap or a missing pair would make a level that can't be reached or won: such a file stays out.

import type { Problem } from '#content/problem.ts';
import { PAIRS_PER_WORD_CARD_LEVEL } from '#domain/card-game/cards.ts';
import { wordCardsFile } from '#domain/card-game/word-cards-file.ts';
import type { PairLevel } from '#domain/word-game/pair-level.ts';
import type { ContentCollection } from '#server/platform/content-import.ts';
import { wordCardLevel } from './tables.ts';

export const wordCardContent: ContentCollection<PairLevel[]> = {
  name: 'word-cards',
  files: 'games/word-cards.yaml',
  schema: wordCardsFile,

  verify(files) {
    return files.flatMap(({ path, value }) =>
      value.flatMap((level) =>
        faultsOf(level, value).map(
          (message): Problem => ({
            file: path,
            id: `${level.pairs} ${level.difficulty} ${level.level}`,
            rule: 'playable-level',
            severity: 'error',
            message,
          }),
        ),
      ),
    );
  },

  async write(tx, files) {
    await tx.delete(wordCardLevel);
    await tx.insert(wordCardLevel).values(files.flatMap((file) => file.value));
  },
};

function faultsOf(level: PairLevel, all: readonly PairLevel[]): string[] {
  const siblings = all.filter((l) => l.pairs === level.pairs && l.difficulty === level.difficulty);
  const has = (number: number) => siblings.some((l) => l.level === number);
  const faults: string[] = [];
  if (siblings.some((l) => l !== level && l.level === level.level)) {
    faults.push('this level is there twice');
  }
  if (level.level > 1 && !has(level.level - 1)) faults.push('the level before it is missing');
  if (level.words.length !== PAIRS_PER_WORD_CARD_LEVEL) {
    faults.push(`it has ${level.words.length} pairs; a game needs ${PAIRS_PER_WORD_CARD_LEVEL}`);
  }
  return faults;
}
