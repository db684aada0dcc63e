// The topics of the quiz as the schedule and the report see them (product §7.13, §7.14): which skill each question
// practises, and what comes next.

import type { Category, Difficulty } from '../quiz/bank.ts';

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
  readonly questions: readonly { readonly id: string; readonly skill: string }[];
}

export interface AskedSkill {
  readonly skill: string;
  /** The level that asks for it first. */
  readonly levelId: number;
  /** The questions that practise it. */
  readonly questions: readonly string[];
}

/** The skills that levels practise, in the order in which they ask for them. */
export function skillsAskedIn(levels: readonly Level[]): readonly AskedSkill[] {
  const skills = new Map<string, { skill: string; levelId: number; questions: string[] }>();
  for (const { levelId, questions } of levels) {
    for (const { id, skill } of questions) {
      const found = skills.get(skill) ?? { skill, levelId, questions: [] };
      found.questions.push(id);
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
