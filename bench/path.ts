// npm run bench:path [-- --learners 60 --seed 1]: made-up children with known skills practise by the path, and the same
// children level after level. They learn, forget, guess and slip by figures of their own (path/learner.ts).
//   placement  how many of 100 are placed within one step, with at most twelve questions
//   path       questions until a child knows 80 % of the skills of its category, beside those in the order of the levels
//   stuck      the longest run of questions of one skill

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readContent } from '#content/content.ts';
import { categoryOfStandard, type Standard, standards } from '#domain/account/standard.ts';
import { type Topic, topicOf } from '#domain/learning/curriculum.ts';
import { stepOfPlace } from '#domain/learning/place.ts';
import { MOST_QUESTIONS, placementItems } from '#domain/learning/placement.ts';
import { firstStepOf, STEPS } from '#domain/learning/steps.ts';
import { rngFrom } from '#domain/random/random.ts';
import { Learner } from './path/learner.ts';
import { Practice } from './path/practice.ts';

const { values } = parseArgs({
  options: {
    learners: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
});
const learners = Number(values.learners);
if (!Number.isInteger(learners) || learners < 1) {
  console.error('--learners must be a whole number above 0.');
  process.exit(1);
}

const GOAL = 0.8;
const GIVE_UP_AFTER = 10_000;
const MIN_PLACED = 0.9;
const MAX_RATIO = 0.7;
const MAX_RUN = 15;
const PLACED_PER_STEP = 30;

const { bank } = await readContent(join(import.meta.dirname, '../content'));
const topics = bank.topics.map(({ value }) => topicOf(value));
const items = topics.flatMap(placementItems);
let isGood = true;
reportPlacement();
reportPath();
console.log(isGood ? 'All within the aims.' : 'NOT within the aims: see the lines marked with !');
process.exit(isGood ? 0 : 1);

function reportPlacement(): void {
  let placed = 0;
  let all = 0;
  let asked = 0;
  let most = 0;
  for (let step = 0; step < STEPS; step += 1) {
    for (let nth = 0; nth < PLACED_PER_STEP; nth += 1) {
      const rng = rngFrom(`${values.seed} place ${step} ${nth}`);
      const practice = new Practice(new Learner(topics, step, rng), topics);
      const found = stepOfPlace(practice.placeBy(standardNear(step, rng()), items));
      all += 1;
      asked += practice.asked;
      most = Math.max(most, practice.asked);
      if (Math.abs(found - step) <= 1) placed += 1;
    }
  }
  report(
    'placement',
    `${((placed / all) * 100).toFixed(1)} of 100 within one step, ${(asked / all).toFixed(1)} questions on average, ${most} at most`,
    placed / all >= MIN_PLACED && most <= MOST_QUESTIONS,
  );
}

function reportPath(): void {
  const ratios: number[] = [];
  let longestRun = 0;
  let [byPath, inOrder, gaveUp] = [0, 0, 0];
  for (let nth = 0; nth < learners; nth += 1) {
    const seed = `${values.seed} child ${nth}`;
    const rng = rngFrom(seed);
    const standard = standards[nth % standards.length] ?? 'a-2nd';
    const step = Math.max(
      0,
      Math.min(STEPS - 1, firstStepOf(standard) + Math.floor(rng() * 4) - 1),
    );
    const child = () => new Learner(topics, step, rngFrom(`${seed} life`));
    const path = practiseByPath(child(), standard);
    const order = practiseInOrder(child(), standard);
    if (path === null) {
      gaveUp += 1;
      continue;
    }
    if (path.asked === 0) continue;
    byPath += path.asked;
    inOrder += order?.asked ?? GIVE_UP_AFTER;
    ratios.push(path.asked / (order?.asked ?? GIVE_UP_AFTER));
    longestRun = Math.max(longestRun, path.longestRun);
  }
  ratios.sort((a, b) => a - b);
  const median = ratios[Math.floor(ratios.length / 2)] ?? 1;
  const ratio = byPath / inOrder;
  report(
    'path',
    `${Math.round(byPath / ratios.length)} questions, ${Math.round(inOrder / ratios.length)} in the order of the levels: ratio ${ratio.toFixed(2)}, median ${median.toFixed(2)}, of ${ratios.length} children`,
    ratio <= MAX_RATIO && ratios.length > 0,
  );
  report(
    'stuck',
    `${gaveUp} children; at most ${longestRun} of one skill in a row`,
    gaveUp === 0 && longestRun <= MAX_RUN,
  );
}

function practiseByPath(learner: Learner, standard: Standard): Practice | null {
  const practice = new Practice(learner, topics);
  const mine = topicsOf(standard);
  if (shareKnown(learner, mine) >= GOAL) return practice;
  practice.placeBy(standard, items);
  while (shareKnown(learner, mine) < GOAL) {
    if (practice.asked > GIVE_UP_AFTER) return null;
    practice.followPath(standard);
  }
  return practice;
}

/** Topic after topic, each from its first level to its last; then from the beginning. */
function practiseInOrder(learner: Learner, standard: Standard): Practice | null {
  const practice = new Practice(learner, topics);
  const mine = topicsOf(standard);
  while (shareKnown(learner, mine) < GOAL) {
    for (const { levels } of mine) {
      for (const { questions } of levels) {
        for (const { id } of questions) {
          practice.ask(id);
          if (shareKnown(learner, mine) >= GOAL) return practice;
        }
      }
    }
    if (practice.asked > GIVE_UP_AFTER) return null;
  }
  return practice;
}

function topicsOf(standard: Standard): readonly Topic[] {
  return topics.filter(({ category }) => category === categoryOfStandard(standard));
}

function shareKnown(learner: Learner, of: readonly Topic[]): number {
  const skills = of.flatMap(({ topicId, skills: asked }) =>
    asked.map(({ skill }) => learner.knows(topicId, skill)),
  );
  return skills.filter(Boolean).length / skills.length;
}

/** The standard of a child on this step, or one above or below. */
function standardNear(step: number, chance: number): Standard {
  const own = standards.findLastIndex((standard) => firstStepOf(standard) <= step);
  const other = own + Math.floor(chance * 3) - 1;
  return standards[Math.max(0, Math.min(standards.length - 1, other))] ?? 'a-2nd';
}

function report(name: string, line: string, isWithin: boolean): void {
  if (!isWithin) isGood = false;
  console.log(`${name.padEnd(10)} ${line}${isWithin ? '' : '  !'}`);
}
