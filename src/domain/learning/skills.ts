// How sure a child is of each skill, from the latest answer to each of its questions (product §7.14).

import type { AskedSkill, Topic } from './curriculum.ts';

export const skillStates = ['solid', 'shaky', 'not-begun'] as const;
export type SkillState = (typeof skillStates)[number];

/** The latest answer to an item. */
export interface LatestAnswer {
  readonly isRight: boolean;
  readonly at: Date;
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

/** The skills of a topic, in the order in which its levels ask for them. */
export function skillsOf(
  { topicId, topic, skills }: Topic,
  latest: ReadonlyMap<string, LatestAnswer>,
): readonly SkillOfTopic[] {
  return skills.map(({ skill, levelId, questions }) => {
    const answers = questions.map((id) => latest.get(id)).filter((answer) => answer !== undefined);
    const right = answers.filter(({ isRight }) => isRight).length;
    const times = answers.map(({ at }) => at.getTime());
    return {
      skill,
      topicId,
      topic,
      levelId,
      state: stateOf(questions.length, answers.length, right),
      right,
      wrong: answers.length - right,
      lastAt: times.length === 0 ? null : new Date(Math.max(...times)),
    };
  });
}

function stateOf(questions: number, answered: number, right: number): SkillState {
  if (answered === 0) return 'not-begun';
  const isKnown = answered >= Math.min(LEAST_ANSWERED, questions);
  return isKnown && right >= SOLID_SHARE * answered ? 'solid' : 'shaky';
}

/** The shaky skills with something wrong in them, the shakiest first. */
export function shakiestOf(skills: readonly SkillOfTopic[]): readonly SkillOfTopic[] {
  const share = ({ right, wrong }: SkillOfTopic) => right / (right + wrong);
  return skills
    .filter(({ state, wrong }) => state === 'shaky' && wrong > 0)
    .toSorted((a, b) => share(a) - share(b) || b.wrong - a.wrong || timeOf(b) - timeOf(a));
}

export function timeOf({ lastAt }: SkillOfTopic): number {
  return lastAt?.getTime() ?? 0;
}
