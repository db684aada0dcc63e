// What the kept results say about the levels of a word game: their scores, stars and turns (product §9.8, §9.9).

import { type Stars, starsFor } from '../quiz/stars.ts';
import type { GameChoice } from './game-choice.ts';
import { FULL_SCORE, type GameResult, keepBest, LEVELS } from './game-progress.ts';

/** The fewest turns that won a level of the card game; null if none are known. */
export function fewestTurns(
  results: readonly GameResult[],
  { level, ...choice }: GameChoice & { level: number },
): number | null {
  const turns = results
    .filter((r) => isSameChoice(r, choice) && r.level === level)
    .flatMap((r) => r.turns ?? []);
  return turns.length === 0 ? null : Math.min(...turns);
}

/** The best stars of each level of one game, from level 1 on; a level that was won has three. */
export function starsOfLevels(
  results: readonly GameResult[],
  choice: GameChoice,
): readonly Stars[] {
  const scores = scoresByLevel(results, choice);
  return Array.from({ length: LEVELS[choice.game] }, (_, at) =>
    starsFor(scores.get(at + 1) ?? 0, FULL_SCORE[choice.game]),
  );
}

/** The best score of each level of one game, by level. */
export function scoresByLevel(
  results: readonly GameResult[],
  choice: GameChoice,
): ReadonlyMap<number, number> {
  const ofChoice = results.filter((r) => isSameChoice(r, choice));
  return new Map(keepBest([], ofChoice).map(({ level, score }) => [level, score]));
}

function isSameChoice(a: GameChoice, b: GameChoice): boolean {
  return a.game === b.game && a.src === b.src && a.difficulty === b.difficulty;
}
