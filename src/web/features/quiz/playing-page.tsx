// One level, question by question (product §7.5). What can't be played leads elsewhere: a wrong address to the
// topics, a locked level to login or membership, a failed load to the quiz with an alert (product §7.5).

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { lockedPath } from '#web/features/session/viewer.ts';
import { paths } from '#web/paths.ts';
import { showAlert } from '#web/platform/alerts.ts';
import { CallError } from '#web/platform/api.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Loader } from '#web/ui/loader/loader.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { levelQuery } from './get-level.ts';
import { type LevelAddress, readLevelAddress } from './level-address.ts';
import { PlayLevel } from './play-level.tsx';

export function Component() {
  const [query] = useSearchParams();
  const address = readLevelAddress(query);
  if (address === null) return <Navigate to={paths.quizTopics()} replace />;
  return <Playing key={address.lvlid} {...address} />;
}

function Playing(address: LevelAddress) {
  const { data: level, error } = useQuery(levelQuery(address.lvlid));
  const isEmpty = level?.questions.length === 0;
  if (error !== null || isEmpty) return <LevelFailed error={error} />;
  if (level === undefined) {
    const { loading } = texts.quiz.playing;
    return (
      <Page title={loading}>
        <PageTitle of={loading} />
        <Loader label={loading} isInline />
      </Page>
    );
  }
  return <PlayLevel address={address} level={level} />;
}

function LevelFailed({ error }: { error: Error | null }) {
  const navigate = useNavigate();
  const status = error instanceof CallError ? error.status : 0;
  useEffect(() => {
    if (status === 401 || status === 403) {
      navigate(lockedPath(status === 401 ? 'login' : 'membership'), { replace: true });
      return;
    }
    showAlert(texts.quiz.levelLoadFailed);
    navigate(paths.quiz, { replace: true });
  }, [status, navigate]);
  return null;
}
