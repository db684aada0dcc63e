// Topics and levels (product §7.4), and the best score of a signed-in child in each level (product §7.9).

import { ApiError } from '#contract/errors.ts';
import type {
  ChoiceOnWire,
  LevelAttributes,
  ProducedOnWire,
  QuizQuestion,
  TopicRecord,
} from '#contract/quiz.ts';
import { decideAccess } from '#domain/membership/access.ts';
import type { Category, Difficulty } from '#domain/quiz/bank.ts';
import { hasChoices } from '#domain/quiz/choices.ts';
import { keepBestResults } from '#domain/quiz/level-results.ts';
import type { ChoiceQuestion, ProducedQuestion, Question } from '#domain/quiz/question.ts';
import { type Stars, starsFor } from '#domain/quiz/stars.ts';
import { type PersonalData, writeForAccount } from '#server/features/account/service.ts';
import type { Identity } from '#server/features/auth/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { markCorrection } from './mark-correction.ts';
import {
  countQuiz,
  findLevel,
  findPlayedLevel,
  findPlayedLevels,
  findQuestions,
  findResults,
  findResultsByTopic,
  findTopics,
  findTopicsWithQuestions,
  type QuizCounts,
  type StoredTopic,
  saveBestResult,
  saveBestResults,
} from './store.ts';

export interface TopicQuestions {
  readonly topic: string;
  readonly category: Category;
  readonly order: number;
  readonly questions: readonly Question[];
}

export interface QuizService {
  topicsOf(category: Category): Promise<TopicRecord[]>;
  /** Throws NotFoundError. */
  topic(id: number): Promise<TopicRecord>;
  /** Throws NotFoundError. */
  level(id: number): Promise<{ id: number; isFree: boolean; attributes: LevelAttributes }>;
  counts(): Promise<QuizCounts>;
  /** A topic with its questions of one difficulty, with their answers; undefined if there is none. */
  questionsOf(topicId: number, difficulty: Difficulty): Promise<TopicQuestions | undefined>;
  /** The whole bank, in the order of the topics. */
  allTopics(): ReturnType<typeof findTopicsWithQuestions>;
  /** The ids of the topics that are open to everybody. */
  freeTopics(): Promise<ReadonlySet<number>>;
}

export function createQuizService(db: Database): QuizService {
  return {
    async topicsOf(category) {
      const topics = await findTopics(db);
      return topics.filter((topic) => topic.category === category).map(toRecord);
    },

    async topic(id) {
      const found = (await findTopics(db)).find((topic) => topic.id === id);
      if (found === undefined) throw new ApiError('NotFoundError', 'There is no such topic');
      return toRecord(found);
    },

    async level(id) {
      const found = await findLevel(db, id);
      if (found === undefined) throw new ApiError('NotFoundError', 'There is no such level');
      const { isFree, topic, difficulty, number } = found;
      const questions = found.questions.map(toQuizQuestion);
      return { id, isFree, attributes: { topic, difficulty, number, questions } };
    },

    counts: () => countQuiz(db),

    async questionsOf(topicId, difficulty) {
      const found = (await findTopics(db)).find(({ id }) => id === topicId);
      if (found === undefined) return undefined;
      const { topic, category, order } = found;
      return { topic, category, order, questions: await findQuestions(db, topicId, difficulty) };
    },

    allTopics: () => findTopicsWithQuestions(db),

    async freeTopics() {
      const topics = await findTopics(db);
      return new Set(topics.filter(({ isFree }) => isFree).map(({ id }) => id));
    },
  };
}

function toRecord(topic: StoredTopic): TopicRecord {
  const count = (difficulty: 'easy' | 'hard') =>
    topic.levels.filter((level) => level.difficulty === difficulty).length;
  return {
    id: topic.id,
    attributes: {
      topic: topic.topic,
      levels: topic.levels.map((level) => level.id),
      easy: count('easy'),
      hard: count('hard'),
      order: topic.order,
      category: topic.category,
      isFree: topic.isFree,
    },
  };
}

/** Practice questions are sent with their answers and reasons, so that marking is instant (product §7.4). */
export function toQuizQuestion(question: Question): QuizQuestion {
  return hasChoices(question) ? choiceOnWire(question) : producedOnWire(question);
}

/** `type` tells a drag question from the rest. */
function choiceOnWire(question: ChoiceQuestion): ChoiceOnWire {
  const { id, skill, hint, title, text, answer, why, whyNot } = question;
  const isDrag = question.kind === 'drag';
  const correction = question.kind === 'spot' ? question.correction : undefined;
  return {
    id,
    skill,
    ...(hint === undefined ? {} : { hint }),
    title,
    type: isDrag,
    options: isDrag ? [] : question.options,
    questions: text,
    answer,
    why,
    whyNot,
    ...(correction === undefined ? {} : { correction: markCorrection(text, correction) }),
  };
}

/** As it is written, without what only editors need. */
function producedOnWire(question: ProducedQuestion): ProducedOnWire {
  const { errors: _errors, answered: _answered, ...shown } = question;
  return shown;
}

export interface PlayedLevel {
  readonly score: number;
  readonly levelId: number;
  readonly length: number;
}

export interface Scores {
  /** Returns the best result so far. Throws NotFoundError, ForbiddenError or ValidationError. */
  save(identity: Identity, played: PlayedLevel): Promise<{ score: number; stars: Stars }>;
  /** Saves many at once; those that are locked or do not fit their level are left out. */
  saveAll(identity: Identity, played: readonly PlayedLevel[]): Promise<Progress>;
  progressOf(accountId: string): Promise<Progress>;
  readonly personalData: PersonalData;
}

export interface Progress {
  levels: { levelId: number; topicId: number; score: number; length: number; stars: Stars }[];
  topics: { topicId: number; stars: Stars }[];
}

export function createScores(db: Database, clock: Clock): Scores {
  async function progressOf(accountId: string): Promise<Progress> {
    const results = await findResultsByTopic(db, accountId);
    const levels = results.map((r) => ({ ...r, stars: starsFor(r.score, r.length) }));
    const best = new Map<number, Stars>();
    for (const { topicId, stars } of levels) {
      if (stars > (best.get(topicId) ?? -1)) best.set(topicId, stars);
    }
    return { levels, topics: [...best].map(([topicId, stars]) => ({ topicId, stars })) };
  }

  return {
    progressOf,

    async saveAll({ accountId, profile }, played) {
      const best = keepBestResults([], played);
      const levels = await findPlayedLevels(
        db,
        best.map(({ levelId }) => levelId),
      );
      const open = new Map(
        levels
          .filter((level) => decideAccess({ kind: profile.role }, level).ok)
          .map(({ id, questionCount }) => [id, questionCount]),
      );
      const results = best
        .filter(({ levelId, length }) => open.get(levelId) === length)
        .map((result) => ({ ...result, accountId, at: clock.now() }));
      if (results.length > 0) await writeForAccount(saveBestResults(db, results));
      return progressOf(accountId);
    },

    async save({ accountId, profile }, { score, levelId, length }) {
      const level = await findPlayedLevel(db, levelId);
      if (level === undefined) throw new ApiError('NotFoundError', 'There is no such level');
      if (!decideAccess({ kind: profile.role }, level).ok) throw new ApiError('ForbiddenError');
      if (length !== level.questionCount) {
        throw new ApiError(
          'ValidationError',
          `length: this level has ${level.questionCount} questions`,
        );
      }
      const result = { accountId, levelId, score, length, at: clock.now() };
      const best = await writeForAccount(saveBestResult(db, result));
      return { score: best.score, stars: starsFor(best.score, best.length) };
    },

    personalData: {
      name: 'quizResults',
      keptUnder: 'account',
      exportOf: findResults,
    },
  };
}
