// The content as practice needs it: every item by its name, the topics with their skills, lessons and learner errors.
// Held in memory, and read again after an import.

import { createHash } from 'node:crypto';
import type { QuizQuestion } from '#contract/quiz.ts';
import {
  type LevelOfTopic,
  levelOfTopic,
  type Topic,
  topicOf,
} from '#domain/learning/curriculum.ts';
import { errorOfAnswer } from '#domain/learning/error-of-answer.ts';
import { stepsHarder } from '#domain/learning/hardness.ts';
import { pairItem, wordItem } from '#domain/learning/item.ts';
import type { LessonToRead } from '#domain/learning/report.ts';
import { choiceOfPartner, choicesOfMeaning } from '#domain/learning/word-choice.ts';
import { isFreeGameLevel } from '#domain/membership/access.ts';
import { type Answer, isAnswerTo, isRight, type Marked } from '#domain/quiz/answer.ts';
import type { Category } from '#domain/quiz/bank.ts';
import type { LearnerError } from '#domain/quiz/learner-error.ts';
import type { Question } from '#domain/quiz/question.ts';
import type { WordOfTheDay } from '#domain/vocabulary/word-file.ts';
import type { GameName } from '#domain/word-game/game-choice.ts';
import { type PairKind, pairKinds } from '#domain/word-game/pair-level.ts';
import type { CardGameService } from '#server/features/card-game/service.ts';
import type { DropGameService } from '#server/features/drop-game/service.ts';
import type { LessonService } from '#server/features/lesson/service.ts';
import { type QuizService, toQuizQuestion } from '#server/features/quiz/service.ts';
import type { VocabularyService } from '#server/features/vocabulary/service.ts';
import { keepContent } from '#server/platform/content/kept-content.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Notices } from '#server/platform/database/listen.ts';
import { findStatistics, STATISTICS } from './statistics-store.ts';
import { findLearnerErrors } from './store.ts';
import { type KnownPair, questionOfMeaning, questionOfPartner } from './word-question.ts';

export interface Mark {
  readonly isRight: boolean;
  /** Id of the learner error behind it, if one is known. */
  readonly error: string | null;
}

export interface KnownItem {
  /** Its name, with the words in the order of the content. */
  readonly item: string;
  readonly isFree: boolean;
  /** Learner errors that it can show. */
  readonly errors: readonly string[];
  /** Null for a word. */
  readonly level: LevelOfTopic | null;
  question(): QuizQuestion;
  /** `null` as an answer: the child did not know it. Returns null if the answer does not fit. */
  mark(answer: Answer | null): Mark | null;
}

export interface LearningContent {
  find(item: string): KnownItem | undefined;
  /** Null for a word, and for an item that is not there. */
  topicIdOf(item: string | null): number | null;
  /** In the order in which a child of this category should take them. */
  topicsFor(category: Category): readonly Topic[];
  readonly learnerErrors: ReadonlyMap<string, LearnerError>;
  /** The items that can show this learner error. */
  itemsWith(error: string): readonly string[];
  /** Changes with what a report is made from. */
  readonly version: string;
  lessonOf(level: { readonly topicId: number; readonly levelId: number }): LessonToRead | null;
}

export interface ContentDeps {
  readonly db: Database;
  readonly notices: Notices;
  readonly quiz: Pick<QuizService, 'allTopics'>;
  readonly lessons: Pick<LessonService, 'allLessons'>;
  readonly vocabulary: Pick<VocabularyService, 'allWords'>;
  readonly cardGame: Pick<CardGameService, 'levelsOf'>;
  readonly dropGame: Pick<DropGameService, 'levels'>;
  /** The collections that all this is read from. */
  readonly collections: readonly string[];
}

export function createLearningContent(deps: ContentDeps): () => Promise<LearningContent> {
  return keepContent(deps.notices, [...deps.collections, STATISTICS], () => read(deps));
}

type StoredTopic = Awaited<ReturnType<QuizService['allTopics']>>[number];

async function read(deps: ContentDeps): Promise<LearningContent> {
  const stored = await deps.quiz.allTopics();
  const harder = await findHarder(deps.db, stored);
  const topics = stored.map((topic) => topicOf(topic, harder));
  const items = new Map<string, KnownItem>();
  for (const topic of stored) for (const item of questionItems(topic)) items.set(item.item, item);
  for (const item of wordItems(await deps.vocabulary.allWords())) items.set(item.item, item);
  for (const game of ['wordcard', 'dropit'] as const) {
    for (const pairs of pairKinds) {
      for (const level of await levelsOf(deps, game, pairs)) addPairs(items, game, pairs, level);
    }
  }
  const lessons = new Map(
    (await deps.lessons.allLessons()).map(({ levelId, topicId, lesson: { title, rule } }) => [
      levelId,
      { topicId, levelId, title, rule },
    ]),
  );
  const errors = await findLearnerErrors(deps.db);
  const byError = new Map<string, string[]>();
  for (const { item, errors: shown } of items.values()) {
    for (const error of shown) byError.set(error, [...(byError.get(error) ?? []), item]);
  }
  const version = createHash('sha256')
    .update(JSON.stringify([topics, [...byError], [...lessons], errors]))
    .digest('base64url');
  return {
    version,
    itemsWith: (error) => byError.get(error) ?? [],
    find: (item) => items.get(item),
    topicIdOf: (item) => (item === null ? null : (items.get(item)?.level?.topicId ?? null)),
    topicsFor: (category) => [
      ...topics.filter((topic) => topic.category === category),
      ...topics.filter((topic) => topic.category !== category),
    ],
    learnerErrors: new Map(errors.map((error) => [error.id, error])),
    lessonOf: ({ levelId }) => lessons.get(levelId) ?? null,
  };
}

async function findHarder(
  db: Database,
  topics: readonly StoredTopic[],
): Promise<ReadonlyMap<string, number>> {
  const statistics = new Map((await findStatistics(db)).map((one) => [one.item, one]));
  return new Map(
    topics.flatMap(({ levels }) =>
      levels.flatMap(({ questions }) => [
        ...stepsHarder(
          questions.map(({ id }) => statistics.get(id)).filter((one) => one !== undefined),
        ),
      ]),
    ),
  );
}

function questionItems(stored: StoredTopic): KnownItem[] {
  const topic = topicOf(stored);
  return stored.levels.flatMap(({ questions }, index) => {
    const level = topic.levels[index];
    return questions.map((question: Question) => ({
      item: question.id,
      isFree: stored.isFree,
      errors: question.errors,
      level: level === undefined ? null : levelOfTopic(topic, level),
      question: () => toQuizQuestion(question),
      mark(answer) {
        if (answer === null) return { isRight: false, error: null };
        if (!isAnswerTo(question, answer)) return null;
        const error = errorOfAnswer(question, answer);
        return { isRight: isRight(question, answer), error };
      },
    }));
  });
}

function wordItems(words: readonly WordOfTheDay[]): KnownItem[] {
  const choiceOf = choicesOfMeaning(words);
  return words.map((word) => {
    const item = wordItem(word.word);
    const choice = once(() => choiceOf(word));
    return {
      ...ofWord(item, true, () => ({ ...choice(), options: choice().options.map((o) => o.word) })),
      question: () => questionOfMeaning(item, choice()),
    };
  });
}

interface LevelOfPairs {
  readonly level: number;
  readonly pairs: readonly KnownPair[];
}

async function levelsOf(
  { cardGame, dropGame }: ContentDeps,
  game: GameName,
  kind: PairKind,
): Promise<LevelOfPairs[]> {
  if (game === 'wordcard') {
    return (await cardGame.levelsOf(kind)).map(({ level, words }) => ({
      level,
      pairs: words.map(({ pair, meanings }) => ({ words: pair, meanings })),
    }));
  }
  return (await dropGame.levels())
    .filter(({ pairs }) => pairs === kind)
    .map(({ level, words }) => ({
      level,
      pairs: words.map((pair) => ({ words: pair, meanings: [] })),
    }));
}

/** A pair is found by its words in either order, and free if any of its levels is. */
function addPairs(
  items: Map<string, KnownItem>,
  game: GameName,
  kind: PairKind,
  { level, pairs }: LevelOfPairs,
): void {
  const isFree = isFreeGameLevel({ game, level });
  for (const { words } of pairs) {
    const [one, other] = words;
    const item = pairItem(kind, words);
    const known = items.get(item);
    if (known !== undefined && (known.isFree || !isFree)) continue;
    const all = pairs.map((pair) => pair.words);
    const choice = once(() => choiceOfPartner(words, all));
    const added: KnownItem = {
      ...ofWord(item, isFree, choice),
      question: () => questionOfPartner(item, kind, one, choice(), pairs),
    };
    items.set(item, added);
    items.set(pairItem(kind, [other, one]), added);
  }
}

/** The common part of all items that are asked as a choice of words. */
function ofWord(
  item: string,
  isFree: boolean,
  choice: () => { readonly options: readonly string[]; readonly answer: number },
): Omit<KnownItem, 'question'> {
  return {
    item,
    isFree,
    errors: [],
    level: null,
    mark(answer) {
      if (answer === null) return { isRight: false, error: null };
      const marked: Marked = { kind: 'choice', ...choice() };
      return isAnswerTo(marked, answer) ? { isRight: isRight(marked, answer), error: null } : null;
    },
  };
}

/** The result of the first call, every time. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
