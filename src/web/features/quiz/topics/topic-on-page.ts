import type { TopicRecord } from '#contract/quiz.ts';
import type { Viewer } from '#domain/membership/access.ts';
import type { BestStars } from '#domain/quiz/level-results.ts';

/** A topic as both faces of its card show it. */
export interface TopicOnPage {
  topic: TopicRecord;
  /** Position on the page, from 0. */
  index: number;
  best: BestStars;
  viewer: Viewer;
  /** The topic to go on with. */
  isNext: boolean;
  /** The room's code, or null in practice. */
  code: string | null;
}
