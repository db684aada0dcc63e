// Every collection that is stored in the database.

import { wordCardContent } from './features/card-game/content.ts';
import { competitionContents } from './features/competition/content.ts';
import { dropGameContent } from './features/drop-game/content.ts';
import { learnerErrorContent } from './features/learning/content.ts';
import { lessonContent } from './features/lesson/content.ts';
import { membershipContent } from './features/membership/content.ts';
import { quizContent } from './features/quiz/content.ts';
import { aboutContent, siteContent } from './features/site/content.ts';
import { wordContent } from './features/vocabulary/content.ts';
import { worksheetContent } from './features/worksheet/content.ts';
import type { StoredCollection } from './platform/content/stored-collection.ts';

export const storedContent: readonly StoredCollection[] = [
  aboutContent,
  siteContent,
  quizContent,
  lessonContent,
  learnerErrorContent,
  wordContent,
  wordCardContent,
  dropGameContent,
  membershipContent,
  ...worksheetContent,
  ...competitionContents,
];
