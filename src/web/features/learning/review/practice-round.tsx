// A round of practice: its questions played like a level, then the result, and another round if there is more. Used by the
// practice of mistakes and by the path (product §7.13, §7.15).

import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { QuizRun } from '#domain/quiz/quiz-run.ts';
import { prefetchLookAgain } from '#web/features/quiz/result/lazy-look-again.tsx';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import type { PlayedQuestion } from '#web/question/question.ts';
import { whenLoaderRemoved } from '#web/ui/loader/loader-removed.ts';
import { type PlayedRound, PlayRound } from './play-round.tsx';
import { RoundFailed, RoundLoading, type RoundTexts } from './round-parts.tsx';

const RoundResult = lazyPart(async () => (await import('./round-result.tsx')).RoundResult);

interface PracticeRoundProps<Round extends PlayedRound> {
  query: UseQueryOptions<Round, Error, Round, (string | null)[]>;
  texts: RoundTexts;
  /** The title while a round is played. */
  titleOf?: (round: Round) => string;
  /** What is shown if there is nothing to ask. */
  children: (round: Round) => ReactNode;
}

type Phase<Round> =
  | { readonly phase: 'playing'; readonly round: Round }
  | { readonly phase: 'done'; readonly run: QuizRun<PlayedQuestion> };

export function PracticeRound<Round extends PlayedRound>(props: PracticeRoundProps<Round>) {
  const { texts, titleOf, children } = props;
  const client = useQueryClient();
  const query = useQuery(props.query);
  const [phase, setPhase] = useState<Phase<Round> | null>(null);
  useEffect(() => {
    // Available offline by the end of the round.
    void whenLoaderRemoved().then(() => Promise.all([RoundResult.prefetch(), prefetchLookAgain()]));
  }, []);
  const loaded = query.data;
  // A round keeps its questions.
  if (phase === null && loaded !== undefined && loaded.questions.length > 0 && !query.isFetching) {
    setPhase({ phase: 'playing', round: loaded });
  }

  if (phase?.phase === 'playing') {
    const { round } = phase;
    const handleDone = (run: QuizRun<PlayedQuestion>) => {
      setPhase({ phase: 'done', run });
      void client.invalidateQueries({ queryKey: props.query.queryKey });
    };
    const title = titleOf?.(round) ?? texts.title;
    return <PlayRound key={idOf(round)} title={title} round={round} onDone={handleDone} />;
  }
  if (phase?.phase === 'done') {
    const isMore = !query.isFetching && (loaded?.questions.length ?? 0) > 0;
    const onMore = isMore ? () => setPhase(null) : undefined;
    return <RoundResult run={phase.run} texts={texts} onMore={onMore} />;
  }
  if (loaded === undefined && query.isError) {
    return <RoundFailed texts={texts} isBusy={query.isFetching} onRetry={() => query.refetch()} />;
  }
  if (loaded === undefined || (query.isFetching && loaded.questions.length > 0)) {
    return <RoundLoading texts={texts} />;
  }
  return children(loaded);
}

function idOf({ questions }: PlayedRound): string {
  return questions.map(({ question }) => question.id).join(' ');
}
