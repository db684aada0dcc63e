// A made-up child: which skills it knows, how it learns, forgets, guesses and slips. It knows nothing of the model that
// chooses its questions: its own figures are others.

import type { AskedQuestion, Topic } from '#domain/learning/curriculum.ts';
import { levelsBefore } from '#domain/learning/path.ts';
import { stepNumber } from '#domain/learning/steps.ts';
import type { Rng } from '#domain/random/random.ts';

/** How sharply knowledge ends around the child's step. */
const SHARPNESS = 1.5;
const SLIP = 0.07;
/** The chance to learn a skill from one question with its reason, with and without what comes before it. */
const LEARNS = 0.4;
const LEARNS_WITHOUT_BASIS = 0.1;
const BASIS_SHARE = 0.6;
/** Days until a skill is forgotten: on average, when new, and when known for long. */
const NEW_LASTS = 90;
const OLD_LASTS = 600;
/** Each right answer on another day makes it last longer. */
const LONGER = 2.5;

interface SkillOfLearner {
  isKnown: boolean;
  lastsDays: number;
  lastDay: number;
}

interface Lesson {
  readonly key: string;
  /** The skills of the levels that come before. */
  readonly basis: readonly string[];
}

export class Learner {
  readonly #skills = new Map<string, SkillOfLearner>();
  readonly #lessons = new Map<string, Lesson>();
  readonly #rng: Rng;

  /** `step`: the first step of which the child knows less than half. */
  constructor(topics: readonly Topic[], step: number, rng: Rng) {
    this.#rng = rng;
    const skillsOfLevel = new Map<number, string[]>();
    for (const topic of topics) {
      for (const { skill, levelId } of topic.skills) {
        const level = topic.levels.find((one) => one.levelId === levelId);
        if (level === undefined) continue;
        const key = keyOf(topic.topicId, skill);
        const of = stepNumber({ category: topic.category, ...level });
        const isKnown = rng() < 1 / (1 + Math.exp(-SHARPNESS * (step - of)));
        this.#skills.set(key, { isKnown, lastsDays: OLD_LASTS, lastDay: 0 });
        skillsOfLevel.set(levelId, [...(skillsOfLevel.get(levelId) ?? []), key]);
      }
    }
    for (const { topicId, levels } of topics) {
      for (const [index, { questions }] of levels.entries()) {
        const basis = levelsBefore(levels, index).flatMap((id) => skillsOfLevel.get(id) ?? []);
        for (const { id, skill } of questions) {
          this.#lessons.set(id, { key: keyOf(topicId, skill), basis });
        }
      }
    }
  }

  /** Whether the answer is right; the child may learn from it. */
  answer(question: AskedQuestion, day: number): boolean {
    const lesson = this.#lessons.get(question.id);
    const skill = this.#skills.get(lesson?.key ?? '');
    if (lesson === undefined || skill === undefined) throw new Error(`no skill of ${question.id}`);
    const isRight = this.#rng() < (skill.isKnown ? 1 - SLIP : question.guess);
    if (skill.isKnown) {
      if (isRight && skill.lastDay !== day) skill.lastsDays *= LONGER;
    } else {
      const hasBasis = this.#shareKnown(lesson.basis) >= BASIS_SHARE;
      if (this.#rng() < (hasBasis ? LEARNS : LEARNS_WITHOUT_BASIS)) {
        skill.isKnown = true;
        skill.lastsDays = NEW_LASTS;
      }
    }
    skill.lastDay = day;
    return isRight;
  }

  /** A night: some of what is known is forgotten. */
  sleep(): void {
    for (const skill of this.#skills.values()) {
      if (skill.isKnown && this.#rng() < 1 / skill.lastsDays) skill.isKnown = false;
    }
  }

  knows(topicId: number, skill: string): boolean {
    return this.#skills.get(keyOf(topicId, skill))?.isKnown ?? false;
  }

  #shareKnown(keys: readonly string[]): number {
    if (keys.length === 0) return 1;
    return keys.filter((key) => this.#skills.get(key)?.isKnown).length / keys.length;
  }
}

function keyOf(topicId: number, skill: string): string {
  return `${topicId} ${skill}`;
}
