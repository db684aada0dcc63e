// The review: ten items across topics, most due first (product §7.13).

import type { Review } from '#contract/learning.ts';
import { nextLevel, type Topic } from '#domain/learning/curriculum.ts';
import { groupBy } from '#domain/learning/group-by.ts';
import { latestQuestionOf } from '#domain/learning/report.ts';
import { byTime, dueOf } from '#domain/learning/schedule.ts';
import type { LatestAnswer } from '#domain/learning/skills.ts';
import type { CheckedAnswer } from './answers.ts';
import type { KnownItem, LearningContent } from './learning-content.ts';
import type { DueItem } from './store.ts';

const QUESTIONS = 10;

/** The first ten open items that are due, of items in the order in which they are due; if none is, when the next is. */
export function reviewOf(
  due: Iterable<DueItem>,
  { find }: Pick<LearningContent, 'find'>,
  isOpen: (item: KnownItem) => boolean,
  now: Date,
): Pick<Review, 'questions' | 'nextDue'> {
  const questions: Review['questions'] = [];
  for (const { item, due: dueAt } of due) {
    const known = find(item);
    if (known === undefined || !isOpen(known)) continue;
    if (dueAt > now) {
      return { questions, nextDue: questions.length === 0 ? dueAt.toISOString() : null };
    }
    questions.push({ item: known.item, question: known.question(), level: known.level });
    if (questions.length === QUESTIONS) break;
  }
  return { questions, nextDue: null };
}

/** The whole review from marked answers, without storing anything. */
export function reviewOfAnswers(
  marked: readonly CheckedAnswer[],
  content: LearningContent,
  topics: readonly Topic[],
  now: Date,
): Review {
  const latest = latestOf(marked);
  const due = [...latest].flatMap(([item, answer]): DueItem[] =>
    answer.due === null ? [] : [{ item, due: answer.due }],
  );
  due.sort((a, b) => a.due.getTime() - b.due.getTime() || (a.item < b.item ? -1 : 1));
  const next = nextLevel(topics, latest, content.topicIdOf(latestQuestionOf(latest)));
  return { ...reviewOf(due, content, () => true, now), nextLevel: next };
}

/** The latest of these answers to each item, and when the item comes back. */
export function latestOf(marked: readonly CheckedAnswer[]): ReadonlyMap<string, LatestAnswer> {
  return new Map(
    [...groupBy(marked, ({ known }) => known.item)].map(([item, answers]) => {
      const marks = answers.map(({ answer, at, isRight }) => {
        return { id: answer.id, at, isRight, hasHint: answer.hint };
      });
      const { at, isRight, hasHint } = marks.reduce((a, b) => (byTime(a, b) < 0 ? b : a));
      return [item, { at, isRight, hasHint, due: dueOf(marks) }];
    }),
  );
}
