// The collections of content: which files, and their shape.

import type { z } from 'zod';
import { wordCardsFile } from '#domain/card-game/word-cards-file.ts';
import { affiliatesFile, competitionFile } from '#domain/competition/competition-file.ts';
import { paperFile } from '#domain/competition/paper-file.ts';
import { dropItFile } from '#domain/drop-game/drop-it-file.ts';
import { lessonFile } from '#domain/lesson/lesson-file.ts';
import { membershipFile } from '#domain/membership/offer.ts';
import { learnerErrorFile } from '#domain/quiz/learner-error.ts';
import { topicFile } from '#domain/quiz/topic-file.ts';
import { aboutPageFile } from '#domain/site/about-page.ts';
import { legalPageFile } from '#domain/site/legal-page.ts';
import { siteFile } from '#domain/site/site.ts';
import { wordFile } from '#domain/vocabulary/word-file.ts';
import { pairReadingFile } from '#domain/word-game/pair-reading-file.ts';
import { conceptSheetFile, practiceSheetFile } from '#domain/worksheet/sheet-file.ts';

export interface Collection<T = unknown> {
  readonly name: string;
  /** Glob relative to the content folder; a path without a star is a single file. */
  readonly files: string;
  readonly schema: z.ZodType<T>;
}

function collection<T>(name: string, files: string, schema: z.ZodType<T>): Collection<T> {
  return { name, files, schema };
}

export const collections = {
  quiz: collection('quiz', 'quiz/**/*.yaml', topicFile),
  lessons: collection('lessons', 'lessons/**/*.yaml', lessonFile),
  learnerErrors: collection('learner-errors', 'learner-errors.yaml', learnerErrorFile),
  competitions: collection('competitions', 'competition/*/competition.yaml', competitionFile),
  papers: collection('papers', 'competition/*/standard-*.yaml', paperFile),
  affiliates: collection('affiliates', 'competition/affiliates.yaml', affiliatesFile),
  words: collection('words', 'vocabulary/words.yaml', wordFile),
  wordCards: collection('word-cards', 'games/word-cards.yaml', wordCardsFile),
  dropIt: collection('drop-it', 'games/drop-it.yaml', dropItFile),
  pairReadings: collection('pair-readings', 'games/pair-readings.yaml', pairReadingFile),
  conceptSheets: collection('concept-sheets', 'worksheets/*/*/concept-*.yaml', conceptSheetFile),
  practiceSheets: collection(
    'practice-sheets',
    'worksheets/*/*/practice-*.yaml',
    practiceSheetFile,
  ),
  membership: collection('membership', 'membership.yaml', membershipFile),
  site: collection('site', 'site.yaml', siteFile),
  about: collection('about', 'pages/about.yaml', aboutPageFile),
  terms: collection('terms', 'pages/terms.yaml', legalPageFile),
  privacy: collection('privacy', 'pages/privacy.yaml', legalPageFile),
};

export const allCollections: readonly Collection[] = Object.values(collections);
