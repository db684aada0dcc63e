// The result of a level (product §7.7). The tag comes from the address: its contents are only ever shown as text, and
// stars are stored by the playing screen, never here.

import { useEffect } from 'react';
import { type LoaderFunctionArgs, Navigate, useLocation, useSearchParams } from 'react-router';
import { earnsConfetti, missingToNextStar, starsFor } from '#domain/quiz/stars.ts';
import { fill, forCount } from '#messages/fill.ts';
import { paths } from '#web/paths.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { throwConfetti } from '#web/ui/confetti/confetti.ts';
import { Page } from '#web/ui/page/page.tsx';
import { ResultBoard } from '#web/ui/result-board/result-board.tsx';
import { Stars } from '#web/ui/stars/stars.tsx';
import { topicQuery } from '../get-topic.ts';
import { LazyLookAgain } from './lazy-look-again.tsx';
import { decodeResultTag, type QuizResult } from './result-tag.ts';
import { readDetails } from './run-details.ts';
import { ScoreActions } from './score-actions.tsx';
import styles from './score-single-page.module.css';

const resultIn = (query: URLSearchParams) => decodeResultTag(query.get('tag') ?? '');

export async function loader(args: LoaderFunctionArgs) {
  const result = resultIn(new URL(args.request.url).searchParams);
  return result === null ? null : ensureQuery(args, topicQuery(result.topid));
}

export function Component() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const result = resultIn(query);
  if (result === null) return <Navigate to={paths.quiz} replace />;
  const answers = readDetails(state, result);
  return (
    <div className={styles.result}>
      <Page title={texts.quizResult.score.title} width="narrow">
        <PageTitle of={texts.quizResult.score.title} />
        <Board result={result} />
        <ScoreActions result={result} />
        {answers === null ? (
          <p className={styles.noReview}>{texts.quizResult.review.none}</p>
        ) : (
          <LazyLookAgain answers={answers} />
        )}
      </Page>
    </div>
  );
}

function Board({ result }: { result: QuizResult }) {
  const { score, t: total, lvl: topic, num: number } = result;
  const { marks, topic: inTopic, level, stars: starText, kind } = texts.quizResult.score;
  const stars = starsFor(score, total);
  const missing = missingToNextStar(score, total);
  const hasConfetti = earnsConfetti(score, total);
  useEffect(() => {
    if (hasConfetti) void throwConfetti();
  }, [hasConfetti]);

  return (
    <ResultBoard
      mood={stars === 0 ? 'hello' : 'cheering'}
      says={fill(forCount(missing, kind[stars]), { missing })}
    >
      <Stars earned={stars} label={fill(starText, { earned: stars })} size={56} isCelebrating />
      <p className={styles.marks}>{fill(forCount(score, marks), { score, total })}</p>
      <p>{fill(inTopic, { topic })}</p>
      <p>{fill(level, { difficulty: texts.quiz.playing.difficulty[result.difficulty], number })}</p>
    </ResultBoard>
  );
}
