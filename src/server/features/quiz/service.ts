// What a reader may see of topics and levels, field by field (product §7.4).

import { ApiError } from '#contract/errors.ts';
import type { LevelAttributes, QuizQuestion, TopicRecord } from '#contract/quiz.ts';
import type { Category } from '#domain/quiz/bank.ts';
import type { Question } from '#domain/quiz/question.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findLevel, findTopics, type StoredTopic } from './store.ts';

export interface QuizService {
  topicsOf(category: Category): Promise<TopicRecord[]>;
  /** Throws NotFoundError. */
  topic(id: number): Promise<TopicRecord>;
  /** Throws NotFoundError. */
  level(id: number): Promise<{ id: number; isFree: boolean; attributes: LevelAttributes }>;
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

/** Practice questions go out with their answers and reasons, so that marking is instant (product §7.4). */
function toQuizQuestion(question: Question): QuizQuestion {
  const { id, title, kind, text, answer, why, whyNot } = question;
  return {
    id,
    title,
    type: kind === 'drag',
    questions: text,
    options: question.kind === 'drag' ? [] : question.options,
    answer,
    why,
    whyNot,
  };
}
