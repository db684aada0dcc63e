// “Practise my mistakes” (product §7.13): at most ten due questions, from all topics, played like a level; then the
// result, and another round if more are due. Nothing is counted up, and nothing is lost by staying away.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { QuizRun } from '#domain/quiz/quiz-run.ts';
import { prefetchLookAgain } from '#web/features/quiz/result/lazy-look-again.tsx';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { account } from '#web/platform/account.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import type { PlayedQuestion } from '#web/question/question.ts';
import { whenLoaderRemoved } from '#web/ui/loader/loader-removed.ts';
import { type PlayedReview, reviewQuery } from './get-review.ts';
import { NothingDue, ReviewFailed, ReviewLoading } from './nothing-due.tsx';
import { PlayReview } from './play-review.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  ensureQuery(args, reviewQuery(account.id.read()));

const ReviewResult = lazyPart(async () => (await import('./review-result.tsx')).ReviewResult);

type Round =
  | { readonly phase: 'playing'; readonly review: PlayedReview }
  | { readonly phase: 'done'; readonly run: QuizRun<PlayedQuestion> };

export function Component() {
  const owner = account.id.use();
  const client = useQueryClient();
  const query = useQuery(reviewQuery(owner));
  const [round, setRound] = useState<Round | null>(null);
  useEffect(() => {
    // Available offline by the end of the round.
    void whenLoaderRemoved().then(() =>
      Promise.all([ReviewResult.prefetch(), prefetchLookAgain()]),
    );
  }, []);
  const loaded = query.data;
  // A round keeps its questions.
  if (round === null && loaded !== undefined && loaded.questions.length > 0 && !query.isFetching) {
    setRound({ phase: 'playing', review: loaded });
  }

  if (round?.phase === 'playing') {
    const handleDone = (run: QuizRun<PlayedQuestion>) => {
      setRound({ phase: 'done', run });
      void client.invalidateQueries(reviewQuery(owner));
    };
    return <PlayReview key={idOf(round.review)} review={round.review} onDone={handleDone} />;
  }
  if (round?.phase === 'done') {
    const isMore = !query.isFetching && (loaded?.questions.length ?? 0) > 0;
    const onMore = isMore ? () => setRound(null) : undefined;
    return <ReviewResult run={round.run} onMore={onMore} />;
  }
  if (loaded === undefined) {
    return query.isError ? (
      <ReviewFailed isBusy={query.isFetching} onRetry={() => query.refetch()} />
    ) : (
      <ReviewLoading />
    );
  }
  return query.isFetching && loaded.questions.length > 0 ? (
    <ReviewLoading />
  ) : (
    <NothingDue review={loaded} />
  );
}

function idOf({ questions }: PlayedReview): string {
  return questions.map(({ question }) => question.id).join(' ');
}
