// The result of a level (product §7.7). The tag comes from the address: its contents are only ever shown as text, and
// stars are stored by the playing screen, never here.

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, Navigate, useSearchParams } from 'react-router';
import { decideAccess } from '#domain/membership/access.ts';
import { earnsConfetti, starsFor } from '#domain/quiz/stars.ts';
import { nextLevelId } from '#domain/quiz/topic-levels.ts';
import { fill } from '#messages/fill.ts';
import { lockedLink } from '#web/features/session/locked.tsx';
import { useViewer } from '#web/features/session/viewer.ts';
import { paths } from '#web/paths.ts';
import { throwConfetti } from '#web/platform/confetti.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Mascot } from '#web/ui/art/mascot.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Stars } from '#web/ui/stars/stars.tsx';
import { topicQuery } from './get-topic.ts';
import { decodeResultTag, type QuizResult } from './result-tag.ts';
import styles from './score-single-page.module.css';

const resultIn = (query: URLSearchParams) => decodeResultTag(query.get('tag') ?? '');

export async function loader(args: LoaderFunctionArgs) {
  const result = resultIn(new URL(args.request.url).searchParams);
  return result === null ? null : ensureQuery(args, topicQuery(result.topid));
}

export function Component() {
  const [query] = useSearchParams();
  const result = resultIn(query);
  if (result === null) return <Navigate to={paths.quiz} replace />;
  return <Result result={result} />;
}

function Result({ result }: { result: QuizResult }) {
  const { score, t: total, lvl: topic, num: number } = result;
  const { title, marks, topic: inTopic, level, stars: starText, cheers } = texts.quiz.score;
  const stars = starsFor(score, total);
  const hasConfetti = earnsConfetti(score, total);
  useEffect(() => {
    if (hasConfetti) void throwConfetti();
  }, [hasConfetti]);

  return (
    <div className={styles.result}>
      <Page title={title} width="narrow">
        <PageTitle of={title} />
        <div className={styles.board}>
          <Stars earned={stars} label={fill(starText, { earned: stars })} size={64} isCelebrating />
          <p className={styles.marks}>{fill(marks, { score, total })}</p>
          <p>{fill(inTopic, { topic })}</p>
          <p>
            {fill(level, { difficulty: texts.quiz.playing.difficulty[result.difficulty], number })}
          </p>
          <Mascot mood={stars === 0 ? 'hello' : 'cheering'} size={132} />
          <p className={styles.cheer}>{cheers[stars]}</p>
        </div>
        <NextActions result={result} />
      </Page>
    </div>
  );
}

function NextActions({ result }: { result: QuizResult }) {
  const { home, playAgain } = texts.quiz.score;
  return (
    <div className={styles.actions}>
      <NextLevel result={result} />
      <ButtonLink to={paths.quizTopics()} variant="secondary" isWide iconBefore="refresh">
        {playAgain}
      </ButtonLink>
      <ButtonLink to={paths.quiz} variant="secondary" isWide iconBefore="home">
        {home}
      </ButtonLink>
    </div>
  );
}

/** Links to the topic's next level, if there is one; a locked one leads to login or membership. */
function NextLevel({ result: { lvlid, topid } }: { result: QuizResult }) {
  const viewer = useViewer();
  const { data: topic } = useQuery(topicQuery(topid));
  const nextId = topic === undefined ? null : nextLevelId(topic.attributes, lvlid);
  if (topic === undefined || nextId === null) return null;
  const access = decideAccess(viewer, topic.attributes);
  const path = paths.quizPlaying({ lvlid: nextId, topid });
  const link = access.ok ? { to: path } : lockedLink(access.reason, path);
  return (
    <ButtonLink {...link} isWide iconAfter={access.ok ? 'arrow-right' : 'lock'}>
      {texts.quiz.score.next}
    </ButtonLink>
  );
}
