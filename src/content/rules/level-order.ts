// What comes before a level (product §7.15): the level before it in its topic, and those of other topics that it names.
// Nothing comes before itself, however long the way round.

import { levelsBefore } from '#domain/learning/path.ts';
import { stepNumber } from '#domain/learning/steps.ts';
import type { Rule } from './rule.ts';

export const levelOrder: Rule = {
  name: 'level-order',
  severity: 'error',
  *check(bank) {
    const levels = bank.topics.flatMap(({ file, value: { id: topicId, category, levels: of } }) => {
      const inTopic = of.map((level) => ({ levelId: level.id, after: level.after }));
      return of.map((level, index) => ({
        file,
        topicId,
        id: level.id,
        after: level.after,
        before: levelsBefore(inTopic, index),
        step: stepNumber({ category, ...level }),
      }));
    });
    const byId = new Map(levels.map((level) => [level.id, level]));
    for (const { file, topicId, id, after, step } of levels) {
      const at = { file, id: `level ${id}` };
      for (const named of after) {
        const earlier = byId.get(named);
        if (earlier === undefined)
          yield { ...at, message: `It comes after level ${named}, which is not there.` };
        else if (earlier.topicId === topicId) {
          yield {
            ...at,
            message: `It comes after level ${named} of its own topic: that follows from the order.`,
          };
        } else if (earlier.step > step) {
          yield { ...at, message: `It comes after level ${named}, which is harder.` };
        }
      }
    }
    for (const { file, id } of levels) {
      const way = wayBack(id, (level) => byId.get(level)?.before ?? []);
      if (way === undefined) continue;
      yield { file, id: `level ${id}`, message: `It comes before itself: ${way.join(' after ')}.` };
    }
  },
};

/** From a level over those that come before it back to itself; undefined if no way leads there. */
function wayBack(
  from: number,
  before: (level: number) => readonly number[],
): readonly number[] | undefined {
  const seen = new Set<number>();
  const ways = [[from]];
  for (const way of ways) {
    for (const next of before(way.at(-1) ?? from)) {
      if (next === from) return [...way, from];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
