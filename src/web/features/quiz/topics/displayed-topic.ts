import type { TopicRecord } from '#contract/quiz.ts';
import type { Viewer } from '#domain/membership/access.ts';
import type { BestStars } from '#domain/quiz/level-results.ts';

/** A topic for both faces of its card. */
export interface DisplayedTopic {
  topic: TopicRecord;
  /** Position on the page, from 0. */
  index: number;
  best: BestStars;
  viewer: Viewer;
  /** How many of its skills are solid; undefined if none is begun. */
  skills: { readonly solid: number; readonly all: number } | undefined;
  /** Whether this is the topic to continue with. */
  isNext: boolean;
  /** The room's code, or null in practice. */
  code: string | null;
}
