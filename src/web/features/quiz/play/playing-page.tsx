// One level, question by question (product §7.5). Unplayable addresses redirect: a locked level to login or membership,
// a wrong address or a failed load to the quiz with an alert (product §7.5).

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { showAlert } from '#web/dialogs/dialogs.ts';
import { redirectFromLocked } from '#web/features/session/locked-redirect.tsx';
import { paths } from '#web/paths.ts';
import { CallError } from '#web/platform/api.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { texts } from '#web/platform/texts.ts';
import { levelQuery } from '../get-level.ts';
import { type LevelAddress, readLevelAddress } from '../level-address.ts';
import { PlayLevel } from './play-level.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const address = readLevelAddress(new URL(args.request.url).searchParams);
  if (address === null) return null;
  const error = await ensureQuery(args, levelQuery(address.lvlid));
  const status = error instanceof CallError ? error.status : 0;
  if (status === 401) return redirectFromLocked('login', args.request);
  return status === 403 ? redirectFromLocked('membership', args.request) : null;
}

export function Component() {
  const [query] = useSearchParams();
  const address = readLevelAddress(query);
  return address === null ? <LevelFailed /> : <Playing key={address.lvlid} {...address} />;
}

function Playing(address: LevelAddress) {
  const { data: level } = useQuery(levelQuery(address.lvlid));
  if (level === undefined || level.questions.length === 0) return <LevelFailed />;
  return <PlayLevel address={address} level={level} />;
}

function LevelFailed() {
  const navigate = useNavigate();
  useEffect(() => {
    let isCurrent = true;
    void showAlert(texts.quiz.levelLoadFailed).then(() => {
      if (isCurrent) void navigate(paths.quiz, { replace: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [navigate]);
  return null;
}
