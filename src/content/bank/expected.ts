// How much content there should be (content guide §7), and which topics in which order.
// A collection still being written gets advice about what is missing. Once it is finished, set its `isComplete` to
// true: from then on anything missing is an error and fails CI.

import { FIRST_STANDARD, LAST_STANDARD } from '#domain/competition/paper-file.ts';
import { type Category, difficulties, LEVELS_PER_DIFFICULTY } from '#domain/quiz/bank.ts';
import { WORDS_OF_THE_DAY } from '#domain/vocabulary/word-file.ts';
import { SHEETS_PER_TYPE } from '#domain/worksheet/worksheet.ts';

/** The names of the topics; a topic's position in its list is its `order`. */
export const syllabus: Record<Category, string[]> = {
  basic: [
    'Nouns',
    'Pronouns',
    'Articles',
    'Adjectives',
    'Verbs & Be/Have',
    'Agreement',
    'Simple Tenses',
    'Continuous & Perfect',
    'Adverbs',
    'Prepositions',
    'Conjunctions',
    'Sentences & Questions',
    'Punctuation',
    'Word Skills',
  ],
  intermediate: [
    'Nouns',
    'Pronouns',
    'Determiners',
    'Adjectives & Comparison',
    'Agreement',
    'Tenses',
    'Modals & Conditionals',
    'Non-finites',
    'Adverbs',
    'Prepositions',
    'Clauses & Connectors',
    'Voice',
    'Reported Speech',
    'Punctuation & Editing',
  ],
};

export const TOPICS = syllabus.basic.length + syllabus.intermediate.length;

const PAPERS = LAST_STANDARD - FIRST_STANDARD + 1;
export const LEVELS_PER_TOPIC = difficulties.length * LEVELS_PER_DIFFICULTY;
const KINDS_TIMES_DIFFICULTIES = 4;
const SHEETS_PER_TOPIC = Object.values(SHEETS_PER_TYPE).reduce((sum, count) => sum + count);

/** What is counted. */
export type Counted =
  | 'topics'
  | 'lessons'
  | 'papers'
  | 'words'
  | 'wordCards'
  | 'dropIt'
  | 'worksheets';

export const expected: Record<Counted, { name: string; count: number; isComplete: boolean }> = {
  topics: { name: 'quiz topics', count: TOPICS, isComplete: true },
  lessons: { name: 'lessons', count: TOPICS * LEVELS_PER_TOPIC, isComplete: true },
  papers: { name: 'competition papers', count: PAPERS, isComplete: true },
  words: { name: 'words of the day', count: WORDS_OF_THE_DAY, isComplete: true },
  wordCards: { name: 'word card levels', count: 12 * KINDS_TIMES_DIFFICULTIES, isComplete: true },
  dropIt: { name: 'drop-it levels', count: 10 * KINDS_TIMES_DIFFICULTIES, isComplete: true },
  worksheets: { name: 'worksheets', count: TOPICS * SHEETS_PER_TOPIC, isComplete: true },
};

/** The id of a topic: basic 1–14, intermediate 15–28. */
export function topicId(category: Category, order: number): number {
  return category === 'basic' ? order : syllabus.basic.length + order;
}

/** `Verbs & Be/Have` → `verbs-be-have`, as used in file names and question ids. */
export function slugOf(topic: string): string {
  return topic
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
