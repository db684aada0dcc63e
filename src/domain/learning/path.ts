// The path (product §7.15): which skill comes next for a child, and which questions practise it. Skills of a level come
// after those of the level before it in its topic, and after those of the levels that it names in the content.

import { dayInIndia } from '../time/india.ts';
import type { AskedQuestion, Level, Topic } from './curriculum.ts';
import { type Place, placeAfter, stepOfPlace } from './place.ts';
import {
  DAYS_PER_RIGHT,
  daysBetween,
  type LatestAnswer,
  type SkillOfTopic,
  skillsOf,
  timeOf,
} from './skills.ts';
import { stepNumber } from './steps.ts';

const MOST_IN_ROUND = 8;
const MOST_OF_SKILL = 4;
/** While there is anything else to practise. */
const MOST_AGAIN = 2;
/** The share of a level's skills that must be solid before the levels after it are begun. */
const PASSED_SHARE = 0.6;

export interface NextSkill extends SkillOfTopic {
  /** Those to ask now. */
  readonly questions: readonly string[];
}

/**
 * What answers say about the child's place: a question that was ever wrong counts as wrong until it is learnt, since a
 * right answer after its reason says little.
 */
export function placeByAnswers(
  before: Place,
  topics: readonly Topic[],
  latest: ReadonlyMap<string, LatestAnswer>,
): Place {
  const questions = topics.flatMap(({ levels }) => levels.flatMap((level) => level.questions));
  return placeAfter(
    before,
    questions.flatMap(({ id, step, guess }) => {
      const answer = latest.get(id);
      if (answer === undefined) return [];
      return { step, guess, isRight: answer.isRight && answer.due === null };
    }),
  );
}

interface PathInput {
  /** Those that are open, in the order in which the child should take them. */
  readonly topics: readonly Topic[];
  /** By item. */
  readonly latest: ReadonlyMap<string, LatestAnswer>;
  readonly place: Place;
  readonly now: Date;
}

interface Candidate extends NextSkill {
  readonly step: number;
}

/**
 * The skills to practise now, the best first: what is begun, what the child stumbled over for lack of something earlier,
 * what is new, from the child's step upwards, and what needs a look again. The skill that was practised last comes after
 * the others, so that no child is kept at one skill.
 */
export function nextSkills({ topics, latest, place, now }: PathInput): readonly NextSkill[] {
  const start = stepOfPlace(place);
  const levels = levelsOf(topics, latest, now);
  const isPassed = (id: number) => {
    const level = levels.get(id);
    return level === undefined || level.step < start || shareSolid(level) >= PASSED_SHARE;
  };
  /** Not what a placement asked far above the child. */
  const isWithinReach = ({ step }: { readonly step: number }) => step <= start + 1;
  const needed = new Set(
    [...levels.values()]
      .filter((level) => isWithinReach(level) && isStumbledOver(level))
      .flatMap(({ comesAfter }) => comesAfter),
  );
  const candidates = [...levels.entries()].flatMap(([id, level]): Candidate[] =>
    level.comesAfter.every(isPassed) || needed.has(id) || (isBegun(level) && isWithinReach(level))
      ? level.skills
          .filter(({ state, questions }) => state !== 'solid' && questions.length > 0)
          .map((skill) => ({ ...skill, step: level.step }))
      : [],
  );
  const lastAt = Math.max(...candidates.map(timeOf));
  const urgency = (skill: Candidate) => {
    if (skill.state === 'look-again') return 3;
    if (skill.state === 'learning' && isWithinReach(skill)) return 0;
    return needed.has(skill.levelId) ? 1 : 2;
  };
  /** What lies below the child's step is most likely known, and comes last. */
  const distance = ({ step }: Candidate) => (step < start ? 100 + start - step : step - start);
  const wasLast = (skill: Candidate) => Number(skill.lastAt !== null && timeOf(skill) === lastAt);
  return candidates
    .toSorted(
      (a, b) => wasLast(a) - wasLast(b) || urgency(a) - urgency(b) || distance(a) - distance(b),
    )
    .map(({ step: _, ...skill }) => skill);
}

/** At most eight questions: of the first skills, and one each of two that need a look again. */
export function roundOf(next: readonly NextSkill[]): readonly string[] {
  const isAgain = ({ state }: NextSkill) => state === 'look-again';
  const ahead = next
    .filter((skill) => !isAgain(skill))
    .flatMap(({ questions }) => questions.slice(0, MOST_OF_SKILL));
  const again = next.filter(isAgain).flatMap(({ questions }) => questions.slice(0, 1));
  const least = Math.max(MOST_AGAIN, MOST_IN_ROUND - ahead.length);
  const looked = again.slice(0, least);
  return [...ahead.slice(0, MOST_IN_ROUND - looked.length), ...looked];
}

interface LevelOnPath {
  readonly step: number;
  /** Ids of levels. */
  readonly comesAfter: readonly number[];
  /** Those that it asks for first. */
  readonly skills: readonly NextSkill[];
}

function levelsOf(
  topics: readonly Topic[],
  latest: ReadonlyMap<string, LatestAnswer>,
  now: Date,
): ReadonlyMap<number, LevelOnPath> {
  const levels = new Map<number, LevelOnPath>();
  for (const topic of topics) {
    const asked = new Map(topic.skills.map(({ skill, questions }) => [skill, questions]));
    const skills = skillsOf(topic, latest, now).map((skill) => ({
      ...skill,
      questions: toAsk(asked.get(skill.skill) ?? [], latest, now),
    }));
    for (const [index, level] of topic.levels.entries()) {
      levels.set(level.levelId, {
        step: stepNumber({ category: topic.category, ...level }),
        comesAfter: levelsBefore(topic.levels, index),
        skills: skills.filter(({ levelId }) => levelId === level.levelId),
      });
    }
  }
  return levels;
}

/** The level before it in its topic, and those that it names. */
export function levelsBefore(levels: readonly Pick<Level, 'levelId' | 'after'>[], index: number) {
  const previous = levels[index - 1];
  return [...(previous === undefined ? [] : [previous.levelId]), ...(levels[index]?.after ?? [])];
}

/** Questions without an answer, then those that are due, then those whose right answer no longer says much. */
function toAsk(
  questions: readonly AskedQuestion[],
  latest: ReadonlyMap<string, LatestAnswer>,
  now: Date,
): string[] {
  const today = dayInIndia(now);
  const isFaded = ({ isRight, hasHint, at }: LatestAnswer) =>
    isRight && (hasHint ? dayInIndia(at) < today : daysBetween(at, now) > DAYS_PER_RIGHT);
  const answered = questions.flatMap(({ id }) => {
    const answer = latest.get(id);
    return answer === undefined ? [] : { ...answer, id };
  });
  return [
    ...questions.filter(({ id }) => !latest.has(id)),
    ...answered.filter(({ due }) => due !== null && due <= now),
    ...answered.filter((answer) => answer.due === null && isFaded(answer)),
  ].map(({ id }) => id);
}

function shareSolid({ skills }: LevelOnPath): number {
  const known = skills.filter(({ state }) => state === 'solid' || state === 'look-again');
  return skills.length === 0 ? 1 : known.length / skills.length;
}

function isBegun({ skills }: LevelOnPath): boolean {
  return skills.some(({ state }) => state !== 'not-begun');
}

/** More wrong than right in a skill of it: something earlier may be missing. */
function isStumbledOver({ skills }: LevelOnPath): boolean {
  return skills.some(({ right, wrong }) => wrong >= 2 && wrong > right);
}
