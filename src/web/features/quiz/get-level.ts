import { queryOptions } from '@tanstack/react-query';
import type { getLevel, LevelAttributes, QuizQuestion } from '#contract/quiz.ts';
import { call } from '#web/platform/api.ts';
import type { PlayedQuestion, ProducedQuestion } from '#web/question/question.ts';

export interface PlayedLevel extends Omit<LevelAttributes, 'questions'> {
  readonly questions: readonly PlayedQuestion[];
}

/** A level with its questions. A running level keeps the questions it started with. */
export const levelQuery = (id: number) =>
  queryOptions({
    queryKey: ['level', id],
    queryFn: async ({ signal }): Promise<PlayedLevel> => {
      const params = { id };
      const { data } = await call<typeof getLevel>('GET', '/api/levels/:id', { params, signal });
      return { ...data.attributes, questions: data.attributes.questions.map(questionFrom) };
    },
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Converts an API question to the pages' form. */
export function questionFrom(wire: QuizQuestion | ProducedQuestion): PlayedQuestion {
  if ('kind' in wire) return wire;
  const { type: isDrag, questions: text, options, ...common } = wire;
  return isDrag ? { ...common, kind: 'drag', text } : { ...common, kind: 'choice', text, options };
}
