// A made-up child practises, twenty questions a day: by the path, or level after level.

import { randomUUID } from 'node:crypto';
import type { Standard } from '#domain/account/standard.ts';
import type { AskedQuestion, Topic } from '#domain/learning/curriculum.ts';
import { nextSkills, placeByAnswers, roundOf } from '#domain/learning/path.ts';
import { type Place, placeAfter, placeOfStandard } from '#domain/learning/place.ts';
import { isPlaced, nextOfPlacement, type PlacementItem } from '#domain/learning/placement.ts';
import { dueOf, type MarkedAnswer } from '#domain/learning/schedule.ts';
import type { LatestAnswer } from '#domain/learning/skills.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Learner } from './learner.ts';

const QUESTIONS_A_DAY = 20;
const BEGINNING = Date.parse('2026-06-01T11:00:00Z');

export class Practice {
  readonly #learner: Learner;
  readonly #topics: readonly Topic[];
  readonly #questions: ReadonlyMap<string, AskedQuestion & { readonly skill: string }>;
  readonly #answers = new Map<string, MarkedAnswer[]>();
  readonly #latest = new Map<string, LatestAnswer>();
  #day = 0;
  #today = 0;
  asked = 0;
  /** The longest run of questions of one skill. */
  longestRun = 0;
  #run = { skill: '', length: 0 };

  constructor(learner: Learner, topics: readonly Topic[]) {
    this.#learner = learner;
    this.#topics = topics;
    this.#questions = new Map(
      topics.flatMap(({ topicId, levels }) =>
        levels.flatMap(({ questions }) =>
          questions.map((one) => [one.id, { ...one, skill: `${topicId} ${one.skill}` }] as const),
        ),
      ),
    );
  }

  get #now(): Date {
    return new Date(BEGINNING + this.#day * DAY_MS);
  }

  ask(id: string): boolean {
    const question = this.#questions.get(id);
    if (question === undefined) throw new Error(`no question ${id}`);
    const isRight = this.#learner.answer(question, this.#day);
    const answer = { id: randomUUID(), at: this.#now, isRight, hasHint: false };
    const all = [...(this.#answers.get(id) ?? []), answer];
    this.#answers.set(id, all);
    this.#latest.set(id, { ...answer, due: dueOf(all) });
    this.asked += 1;
    const { skill } = question;
    this.#run = { skill, length: this.#run.skill === skill ? this.#run.length + 1 : 1 };
    this.longestRun = Math.max(this.longestRun, this.#run.length);
    this.#today += 1;
    if (this.#today === QUESTIONS_A_DAY) this.#sleep();
    return isRight;
  }

  /** Returns the place that was found. */
  placeBy(standard: Standard | null, items: readonly PlacementItem[]): Place {
    let place = placeOfStandard(standard);
    const asked: PlacementItem[] = [];
    while (!isPlaced(place, asked.length)) {
      const next = nextOfPlacement(place, items, asked);
      if (next === undefined) break;
      asked.push(next);
      place = placeAfter(place, [{ ...next, isRight: this.ask(next.item) }]);
    }
    return place;
  }

  /** One round of the path. If nothing is left, the day ends. */
  followPath(standard: Standard | null): void {
    const place = placeByAnswers(placeOfStandard(standard), this.#topics, this.#latest);
    const next = nextSkills({ topics: this.#topics, latest: this.#latest, place, now: this.#now });
    const round = roundOf(next);
    if (round.length === 0) this.#sleep();
    for (const id of round) this.ask(id);
  }

  #sleep(): void {
    this.#day += 1;
    this.#today = 0;
    this.#learner.sleep();
  }
}
