// The report for the parent (product §7.14): weeks, skills by topic, mistakes that return, and three
// sentences, which src/messages/report-sentences.ts puts into words. Nothing in it compares the child with others.

import type { LearnerError } from '../quiz/learner-error.ts';
import { type LevelOfTopic, nextLevel, type Topic } from './curriculum.ts';
import { isQuestionItem } from './item.ts';
import {
  type AnswerToItem,
  type MadeError,
  type ReturningMistake,
  returningMistakes,
} from './mistakes.ts';
import {
  countStates,
  type LatestAnswer,
  type SkillCounts,
  type SkillOfTopic,
  shakiestOf,
  skillsOf,
  timeOf,
} from './skills.ts';
import { type DayOfPractice, type Week, weeksOf } from './weeks.ts';

const MOST_SHAKIEST = 3;

export interface TopicOfReport extends SkillCounts {
  readonly topicId: number;
  readonly topic: string;
  readonly category: Topic['category'];
  /** Empty as long as none is begun. */
  readonly skills: readonly SkillOfReport[];
}

type SkillOfReport = Omit<SkillOfTopic, 'lastAt'>;

/** What was practised. */
export type Practised =
  | {
      readonly kind: 'this-week';
      readonly items: number;
      readonly right: number;
      readonly minutes: number;
      readonly days: number;
    }
  | { readonly kind: 'not-this-week' | 'never' };

/** What is solid, or has got better. */
export type Better =
  | {
      readonly kind: 'mended';
      readonly mistake: string;
      readonly wrong: string;
      readonly right: string;
    }
  | {
      readonly kind: 'solid';
      readonly skills: number;
      readonly skill: string;
      readonly topic: string;
    }
  | { readonly kind: 'nothing-yet' };

/** What is shaky, and one thing to do together. */
export type Together =
  | {
      readonly kind: 'shaky';
      readonly skill: string;
      readonly topic: string;
      readonly lesson: LessonToRead | null;
    }
  | { readonly kind: 'go-on'; readonly topic: string; readonly lesson: LessonToRead | null }
  | { readonly kind: 'nothing-left' };

export interface LessonToRead {
  readonly topicId: number;
  readonly levelId: number;
  readonly title: string;
  readonly rule: string;
}

/** Plain JSON, so that it can be stored. */
export interface Report {
  readonly weeks: readonly Week[];
  readonly topics: readonly TopicOfReport[];
  readonly shakiest: readonly SkillOfReport[];
  readonly mistakes: readonly ReturningMistake[];
  readonly practised: Practised;
  readonly better: Better;
  readonly together: Together;
}

export interface ReportInput {
  readonly now: Date;
  /** All topics, in the order in which the child should take them. */
  readonly topics: readonly Topic[];
  readonly isOpen: (topic: Topic) => boolean;
  /** Null for a word, and for a question that is no longer there. */
  readonly topicIdOf: (item: string | null) => number | null;
  /** By item. */
  readonly latest: ReadonlyMap<string, LatestAnswer>;
  /** Of at least the last eight weeks. */
  readonly days: readonly DayOfPractice[];
  readonly madeErrors: readonly MadeError[];
  /** As for `returningMistakes`. */
  readonly latestToItems: readonly AnswerToItem[];
  readonly errorsOf: (item: string) => readonly string[];
  readonly learnerErrors: ReadonlyMap<string, LearnerError>;
  readonly lessonOf: (level: { topicId: number; levelId: number }) => LessonToRead | null;
}

export function makeReport(input: ReportInput): Report {
  const { now, topics, isOpen, topicIdOf, latest, days, madeErrors, latestToItems } = input;
  const { errorsOf, learnerErrors, lessonOf } = input;
  const begun = new Set([...latest.keys()].map(topicIdOf));
  const skills = topics.map((topic) =>
    begun.has(topic.topicId) ? skillsOf(topic, latest, now) : [],
  );
  const shakiest = shakiestOf(skills.flat());
  const mistakes = returningMistakes(madeErrors, latestToItems, errorsOf, learnerErrors);
  const weeks = weeksOf(days, now);
  const openTopics = topics.filter(isOpen);
  const isOpenSkill = ({ topicId }: SkillOfTopic) =>
    openTopics.some((topic) => topic.topicId === topicId);
  return {
    weeks,
    topics: topics.map((topic, index) => topicOfReport(topic, skills[index] ?? [])),
    shakiest: shakiest.slice(0, MOST_SHAKIEST).map(withoutTime),
    mistakes,
    practised: practisedOf(weeks.at(-1), latest.size > 0),
    better: betterOf(mistakes, skills.flat()),
    together: togetherOf(
      shakiest.find(isOpenSkill),
      nextLevel(openTopics, latest, topicIdOf(latestQuestionOf(latest))),
      lessonOf,
    ),
  };
}

/** `skills`: empty if no question of the topic has been answered. */
function topicOfReport(
  { topicId, topic, category, skills: asked }: Topic,
  skills: readonly SkillOfTopic[],
): TopicOfReport {
  const counts = countStates(asked.length, skills);
  return { topicId, topic, category, ...counts, skills: skills.map(withoutTime) };
}

function withoutTime({ lastAt: _, ...skill }: SkillOfTopic): SkillOfReport {
  return skill;
}

function practisedOf(week: Week | undefined, hasBegun: boolean): Practised {
  if (week === undefined || week.items === 0) return { kind: hasBegun ? 'not-this-week' : 'never' };
  const { items, right, minutes, days } = week;
  return { kind: 'this-week', items, right, minutes, days };
}

function betterOf(mistakes: readonly ReturningMistake[], skills: readonly SkillOfTopic[]): Better {
  const mended = mistakes.find(({ isMended }) => isMended);
  if (mended !== undefined) {
    const { name, wrong, right } = mended;
    return { kind: 'mended', mistake: name, wrong, right };
  }
  const solid = skills
    .filter(({ state }) => state === 'solid')
    .toSorted((a, b) => timeOf(b) - timeOf(a));
  const [last] = solid;
  if (last === undefined) return { kind: 'nothing-yet' };
  return { kind: 'solid', skills: solid.length, skill: last.skill, topic: last.topic };
}

function togetherOf(
  shaky: SkillOfTopic | undefined,
  next: LevelOfTopic | null,
  lessonOf: ReportInput['lessonOf'],
): Together {
  if (shaky !== undefined) {
    const { skill, topic } = shaky;
    return { kind: 'shaky', skill, topic, lesson: lessonOf(shaky) };
  }
  if (next === null) return { kind: 'nothing-left' };
  return { kind: 'go-on', topic: next.topic, lesson: lessonOf(next) };
}

/** The question that was answered last. */
export function latestQuestionOf(
  latest: ReadonlyMap<string, { readonly at: Date }>,
): string | null {
  let found: { readonly item: string; readonly at: Date } | undefined;
  for (const [item, { at }] of latest) {
    if (isQuestionItem(item) && (found === undefined || at > found.at)) found = { item, at };
  }
  return found?.item ?? null;
}
