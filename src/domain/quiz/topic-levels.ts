// The levels of a topic in playing order: `levels` holds the ids of easy 1 … n, then hard 1 … n (product §7.4).

import type { Difficulty } from './bank.ts';
import type { BestStars } from './level-results.ts';
import { STARS_TO_GO_ON } from './stars.ts';

export interface TopicLevels {
  readonly levels: readonly number[];
  /** How many of them are easy; those come first. */
  readonly easy: number;
}

export interface LevelPlace {
  readonly id: number;
  readonly difficulty: Difficulty;
  /** Starts at 1 in each difficulty. */
  readonly number: number;
}

export function levelPlaces({ levels, easy }: TopicLevels): LevelPlace[] {
  return levels.map((id, index) =>
    index < easy
      ? { id, difficulty: 'easy', number: index + 1 }
      : { id, difficulty: 'hard', number: index - easy + 1 },
  );
}

/** The level to play after `id`; null after the last one, or if the topic has no level `id`. */
export function nextLevelId({ levels }: Pick<TopicLevels, 'levels'>, id: number): number | null {
  const index = levels.indexOf(id);
  return index === -1 ? null : (levels[index + 1] ?? null);
}

/** The first level, topic by topic, that has too few stars to go on from it; null if there is none. */
export function levelToGoOn<Topic extends { readonly attributes: TopicLevels }>(
  topics: readonly Topic[],
  best: BestStars,
): { readonly topic: Topic; readonly place: LevelPlace } | null {
  for (const topic of topics) {
    const isNext = ({ id }: LevelPlace) => (best[id] ?? 0) < STARS_TO_GO_ON;
    const place = levelPlaces(topic.attributes).find(isNext);
    if (place !== undefined) return { topic, place };
  }
  return null;
}
