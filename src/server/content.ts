// Every collection that the server imports, in the order of their dependencies.

import { wordCardContent } from './features/card-game/content.ts';
import { quizContent } from './features/quiz/content.ts';
import { aboutContent } from './features/site/content.ts';
import { wordContent } from './features/vocabulary/content.ts';
import type { ContentCollection } from './platform/content-import.ts';

export const allContent: readonly ContentCollection[] = [
  aboutContent,
  quizContent,
  wordContent,
  wordCardContent,
] as ContentCollection[];
