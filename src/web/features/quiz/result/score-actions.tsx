// The next steps after a result (product §7.7): one primary button, to the next level with two stars or more and to the
// same level below; the others beside it.

import { useQuery } from '@tanstack/react-query';
import { decideAccess } from '#domain/membership/access.ts';
import { STARS_TO_GO_ON, starsFor } from '#domain/quiz/stars.ts';
import { nextLevelId } from '#domain/quiz/topic-levels.ts';
import { onwardLink } from '#web/features/session/locked.ts';
import { useViewer } from '#web/features/session/viewer.ts';
import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { ResultActions } from '#web/ui/result-board/result-board.tsx';
import { topicQuery } from '../get-topic.ts';
import type { QuizResult } from './result-tag.ts';

export function ScoreActions({ result }: { result: QuizResult }) {
  const { score, t: total, lvlid, topid } = result;
  const { levelAgain, home, playAgain } = texts.quizResult.score;
  const next = useNextLevel(result);
  const isGoingOn = starsFor(score, total) >= STARS_TO_GO_ON;
  return (
    <ResultActions>
      {!isGoingOn && (
        <ButtonLink to={paths.quizPlaying({ lvlid, topid })} isWide iconBefore="refresh">
          {levelAgain}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink {...next} isWide variant={isGoingOn ? 'primary' : 'secondary'}>
          {texts.quizResult.score.next}
        </ButtonLink>
      )}
      <ButtonLink
        to={paths.quizTopics()}
        isWide
        variant={isGoingOn && next === null ? 'primary' : 'secondary'}
      >
        {playAgain}
      </ButtonLink>
      <ButtonLink to={paths.quiz} isWide variant="secondary">
        {home}
      </ButtonLink>
    </ResultActions>
  );
}

/** The link to the topic's next level, if any; a locked one leads to login or membership. */
function useNextLevel({ lvlid, topid }: QuizResult) {
  const viewer = useViewer();
  const { data: topic } = useQuery(topicQuery(topid));
  const nextId = topic === undefined ? null : nextLevelId(topic.attributes, lvlid);
  if (topic === undefined || nextId === null) return null;
  const access = decideAccess(viewer, topic.attributes);
  return onwardLink(access, paths.quizPlaying({ lvlid: nextId, topid }));
}
