import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import type { getPlacement, getPlacementOfVisitor, Placement } from '#contract/path.ts';
import { isStandard } from '#domain/account/standard.ts';
import type { Answer } from '#domain/quiz/answer.ts';
import { questionFrom } from '#web/features/quiz/get-level.ts';
import { account } from '#web/platform/account.ts';
import { call, callPublic } from '#web/platform/api.ts';
import type { PlayedQuestion } from '#web/question/question.ts';

export interface AnsweredQuestion {
  readonly question: PlayedQuestion;
  /** Null: the child did not know it. */
  readonly answer: Answer | null;
}

export interface PlayedPlacement extends Pick<Placement, 'start'> {
  readonly question: { readonly question: PlayedQuestion; readonly levelId: number } | null;
}

/** The next question after these, or where the child should start. */
export const placementQuery = (answered: readonly AnsweredQuestion[]) => {
  const owner = account.id.read();
  return queryOptions({
    queryKey: ['placement', owner, answered.map(({ question, answer }) => [question.id, answer])],
    queryFn: async ({ signal }): Promise<PlayedPlacement> => {
      const standard = account.standard.read();
      const body: BodyOf<typeof getPlacement> = {
        answers: answered.map(({ question, answer }) => ({
          item: question.id,
          answer: typeof answer === 'object' && answer !== null ? [...answer] : answer,
        })),
        standard: isStandard(standard) ? standard : null,
      };
      const found = await (owner === null
        ? callPublic<typeof getPlacementOfVisitor>('POST', '/api/placement', {
            body,
            signal,
            isRetried: true,
          })
        : call<typeof getPlacement>('POST', '/api/user/placement', { body, signal }));
      const { question, start } = found;
      return {
        start,
        question:
          question === null
            ? null
            : { question: questionFrom(question.question), levelId: question.level.levelId },
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
};
