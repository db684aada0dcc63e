// The path of a child: what to practise next, and where to start (product §7.15).

import type { BodyOf } from '#contract/endpoint.ts';
import type { getPlacement, Path, Placement } from '#contract/path.ts';
import type { Standard } from '#domain/account/standard.ts';
import { type LevelOfTopic, levelOfTopic, type Topic } from '#domain/learning/curriculum.ts';
import { type NextSkill, nextSkills, placeByAnswers, roundOf } from '#domain/learning/path.ts';
import {
  type GivenAnswer,
  placeAfter,
  placeOfStandard,
  stepOfPlace,
} from '#domain/learning/place.ts';
import {
  isPlaced,
  nextOfPlacement,
  type PlacementItem,
  placementItems,
} from '#domain/learning/placement.ts';
import { countStates, type LatestAnswer, skillsOf } from '#domain/learning/skills.ts';
import { stepAt, stepNumber } from '#domain/learning/steps.ts';
import type { LearningContent } from './learning-content.ts';

interface PathInput {
  /** Those that are open, in the order in which the child should take them. */
  readonly topics: readonly Topic[];
  /** By item, of all topics. */
  readonly latest: ReadonlyMap<string, LatestAnswer>;
  /** Null: not known. */
  readonly standard: Standard | null;
  readonly now: Date;
}

/** A path without the words of its questions. Plain JSON, so that it can be stored. */
export interface PathOfItems extends Omit<Path, 'questions'> {
  readonly items: readonly string[];
}

export function pathOf({ topics, latest, standard, now }: PathInput): PathOfItems {
  const place = placeByAnswers(placeOfStandard(standard), topics, latest);
  const next = nextSkills({ topics, latest, place, now });
  const [first] = next;
  const isNew = standard === null && latest.size === 0;
  return {
    place: isNew ? null : stepAt(stepOfPlace(place)),
    next: first === undefined ? null : shownSkill(topics, first),
    items: roundOf(next),
    topics: topics.flatMap((topic) => countsOf(topic, latest, now) ?? []),
  };
}

export function withQuestions({ items, ...path }: PathOfItems, content: LearningContent): Path {
  return { ...path, questions: items.flatMap((item) => askedQuestion(content, item) ?? []) };
}

/** The next question of a placement, or its result. */
export function placementOf(
  content: LearningContent,
  topics: readonly Topic[],
  { answers, standard }: BodyOf<typeof getPlacement>,
): Placement {
  const items = new Map(topics.flatMap(placementItems).map((item) => [item.item, item]));
  const asked: PlacementItem[] = [];
  const given: GivenAnswer[] = [];
  for (const { item, answer } of answers) {
    const found = items.get(item);
    const mark = content.find(item)?.mark(answer) ?? null;
    if (found === undefined || mark === null) continue;
    asked.push(found);
    given.push({ ...found, isRight: mark.isRight });
  }
  const place = placeAfter(placeOfStandard(standard), given);
  const next = isPlaced(place, answers.length)
    ? undefined
    : nextOfPlacement(place, [...items.values()], asked);
  const question = next === undefined ? undefined : askedQuestion(content, next.item);
  if (question !== undefined) return { question, start: null, level: null };
  const step = stepOfPlace(place);
  return { question: null, start: stepAt(step), level: levelNear(topics, step) };
}

function askedQuestion(content: LearningContent, item: string) {
  const known = content.find(item);
  if (known === undefined || known.level === null) return undefined;
  return { item: known.item, question: known.question(), level: known.level };
}

function shownSkill(topics: readonly Topic[], { skill, state, levelId }: NextSkill): Path['next'] {
  for (const topic of topics) {
    const level = topic.levels.find((one) => one.levelId === levelId);
    if (level !== undefined) return { skill, state, ...levelOfTopic(topic, level) };
  }
  return null;
}

/** Undefined if the topic is not begun. */
function countsOf(
  topic: Topic,
  latest: ReadonlyMap<string, LatestAnswer>,
  now: Date,
): Path['topics'][number] | undefined {
  const skills = skillsOf(topic, latest, now);
  if (skills.every(({ state }) => state === 'not-begun')) return undefined;
  return { topicId: topic.topicId, ...countStates(topic.skills.length, skills) };
}

function levelNear(topics: readonly Topic[], step: number): LevelOfTopic | null {
  const levels = topics.flatMap((topic) =>
    topic.levels.map((level) => ({
      level: levelOfTopic(topic, level),
      distance: Math.abs(stepNumber({ category: topic.category, ...level }) - step),
    })),
  );
  const [nearest] = levels.toSorted((a, b) => a.distance - b.distance);
  return nearest?.level ?? null;
}
