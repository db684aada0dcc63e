// The topics of the quiz as the schedule, the report and the path see them (product §7.13, §7.14, §7.15): which skill each
// question practises, and what comes next.

import type { Category, Difficulty } from '../quiz/bank.ts';
import type { QuestionKind } from '../quiz/question.ts';
import type { LevelOfFile, TopicFile } from '../quiz/topic-file.ts';
import { guessOf } from './guess.ts';
import type { Hardness } from './place.ts';
import { stepNumber } from './steps.ts';

export interface Topic {
  readonly topicId: number;
  readonly topic: string;
  readonly category: Category;
  readonly isFree: boolean;
  /** Easy before hard. */
  readonly levels: readonly Level[];
  /** What they practise: `skillsAskedIn` these levels. */
  readonly skills: readonly AskedSkill[];
}

export interface Level {
  readonly levelId: number;
  readonly difficulty: Difficulty;
  readonly number: number;
  /** Levels of other topics that come before, by their ids. */
  readonly after: readonly number[];
  readonly questions: readonly (AskedQuestion & { readonly skill: string })[];
}

export interface AskedQuestion extends Hardness {
  readonly id: string;
  readonly kind: QuestionKind;
}

export interface AskedSkill {
  readonly skill: string;
  /** The level that asks for it first. */
  readonly levelId: number;
  /** The questions that practise it. */
  readonly questions: readonly AskedQuestion[];
}

type TopicOfBank = Pick<TopicFile, 'id' | 'topic' | 'category' | 'isFree'> & {
  readonly levels: readonly Pick<
    LevelOfFile,
    'id' | 'difficulty' | 'number' | 'after' | 'questions'
  >[];
};

/** `harder`: steps to add to those of the levels, by question (hardness.ts). */
export function topicOf(
  { id: topicId, topic, category, isFree, levels: ofBank }: TopicOfBank,
  harder?: ReadonlyMap<string, number>,
): Topic {
  const levels = ofBank.map(({ id: levelId, difficulty, number, after, questions }) => ({
    levelId,
    difficulty,
    number,
    after,
    questions: questions.map((question) => ({
      id: question.id,
      kind: question.kind,
      skill: question.skill,
      step: stepNumber({ category, difficulty, number }) + (harder?.get(question.id) ?? 0),
      guess: guessOf(question),
    })),
  }));
  return { topicId, topic, category, isFree, levels, skills: skillsAskedIn(levels) };
}

/** The skills that levels practise, in the order in which they ask for them. */
export function skillsAskedIn(levels: readonly Level[]): readonly AskedSkill[] {
  const skills = new Map<string, { skill: string; levelId: number; questions: AskedQuestion[] }>();
  for (const { levelId, questions } of levels) {
    for (const { skill, ...question } of questions) {
      const found = skills.get(skill) ?? { skill, levelId, questions: [] };
      found.questions.push(question);
      skills.set(skill, found);
    }
  }
  return [...skills.values()];
}

export interface LevelOfTopic {
  readonly topicId: number;
  readonly topic: string;
  readonly levelId: number;
  readonly difficulty: Difficulty;
  readonly number: number;
}

export function levelOfTopic({ topicId, topic }: Topic, level: Level): LevelOfTopic {
  const { levelId, difficulty, number } = level;
  return { topicId, topic, levelId, difficulty, number };
}

/**
 * The next level: the first with an unanswered question, starting at the topic of the latest answer and wrapping
 * around; null if there is none. `topics` are those that are open, in the order in which the child should take them.
 */
export function nextLevel(
  topics: readonly Topic[],
  answered: { has(question: string): boolean },
  latestTopicId: number | null,
): LevelOfTopic | null {
  const latest = topics.findIndex(({ topicId }) => topicId === latestTopicId);
  const from = Math.max(0, latest);
  for (const topic of [...topics.slice(from), ...topics.slice(0, from)]) {
    const level = topic.levels.find(
      ({ questions }) => !questions.every(({ id }) => answered.has(id)),
    );
    if (level !== undefined) return levelOfTopic(topic, level);
  }
  return null;
}
