// How sure a child is of each skill, from the latest answer to each of its questions (product §7.14).

import { DAY_MS } from '../time/durations.ts';
import type { AskedSkill, Topic } from './curriculum.ts';

export const skillStates = ['solid', 'look-again', 'learning', 'not-begun'] as const;
export type SkillState = (typeof skillStates)[number];

/** The latest answer to an item. */
export interface LatestAnswer {
  readonly isRight: boolean;
  /** Whether the child asked for a hint before. */
  readonly hasHint: boolean;
  readonly at: Date;
  /** When the item comes back; null if it does not. */
  readonly due: Date | null;
}

export interface SkillOfTopic extends Pick<AskedSkill, 'skill' | 'levelId'> {
  readonly topicId: number;
  readonly topic: string;
  readonly state: SkillState;
  /** Questions whose latest answer is right, and wrong. */
  readonly right: number;
  readonly wrong: number;
  /** Null as long as it is not begun. */
  readonly lastAt: Date | null;
}

const LEAST_ANSWERED = 2;
const SOLID_SHARE = 0.8;
const WORTH_WITH_HINT = 0.5;
/** Of the answers to a skill, each counts this share of the one after it: what came last says most. */
const EARLIER = 0.6;
/** How long one right answer keeps a skill solid. */
export const DAYS_PER_RIGHT = 14;
const MOST_DAYS = 180;

/** The skills of a topic, in the order in which its levels ask for them. */
export function skillsOf(
  { topicId, topic, skills }: Topic,
  latest: ReadonlyMap<string, LatestAnswer>,
  now: Date,
): readonly SkillOfTopic[] {
  return skills.map(({ skill, levelId, questions }) => {
    const answers = questions
      .map(({ id }) => latest.get(id))
      .filter((answer) => answer !== undefined);
    const right = answers.filter(({ isRight }) => isRight).length;
    const times = answers.map(({ at }) => at.getTime());
    return {
      skill,
      topicId,
      topic,
      levelId,
      state: stateOf(questions.length, answers, now),
      right,
      wrong: answers.length - right,
      lastAt: times.length === 0 ? null : new Date(Math.max(...times)),
    };
  });
}

/**
 * Solid: answered at least twice (or once, if there is only one question), and at least 80 % right, where earlier answers
 * and answers with a hint count less. It needs a look again when a question of it is due, or when more time has passed
 * than its right answers last.
 */
function stateOf(questions: number, answers: readonly LatestAnswer[], now: Date): SkillState {
  if (answers.length === 0) return 'not-begun';
  if (answers.length < Math.min(LEAST_ANSWERED, questions)) return 'learning';
  let [all, right] = [0, 0];
  for (const { isRight, hasHint } of answers.toSorted((a, b) => Number(a.at) - Number(b.at))) {
    all = all * EARLIER + 1;
    right = right * EARLIER + (isRight ? (hasHint ? WORTH_WITH_HINT : 1) : 0);
  }
  if (right < SOLID_SHARE * all) return 'learning';
  const isDue = answers.some(({ due }) => due !== null && due <= now);
  const lasts = Math.min(
    MOST_DAYS,
    DAYS_PER_RIGHT * answers.filter(({ isRight }) => isRight).length,
  );
  const isOld = answers.every(({ at }) => daysBetween(at, now) > lasts);
  return isDue || isOld ? 'look-again' : 'solid';
}

/** Numbers of skills by their state. */
export interface SkillCounts {
  readonly solid: number;
  readonly lookAgain: number;
  readonly learning: number;
  readonly notBegun: number;
}

/** `asked`: all skills of the topic; those that are not among `skills` are not begun. */
export function countStates(asked: number, skills: readonly SkillOfTopic[]): SkillCounts {
  const count = (wanted: SkillState) => skills.filter(({ state }) => state === wanted).length;
  const [solid, lookAgain, learning] = [count('solid'), count('look-again'), count('learning')];
  return { solid, lookAgain, learning, notBegun: asked - solid - lookAgain - learning };
}

/** Those that are not solid and have something wrong in them, the shakiest first. */
export function shakiestOf(skills: readonly SkillOfTopic[]): readonly SkillOfTopic[] {
  const share = ({ right, wrong }: SkillOfTopic) => right / (right + wrong);
  return skills
    .filter(({ state, wrong }) => state !== 'solid' && wrong > 0)
    .toSorted((a, b) => share(a) - share(b) || b.wrong - a.wrong || timeOf(b) - timeOf(a));
}

export function timeOf({ lastAt }: SkillOfTopic): number {
  return lastAt?.getTime() ?? 0;
}

export function daysBetween(from: Date, until: Date): number {
  return Math.max(0, until.getTime() - from.getTime()) / DAY_MS;
}
