// The card game (product §9.3). Without a level in the address the child chooses one; with a level the game starts.
// Unplayable addresses redirect: an unknown one to the games menu, a locked level to login or membership.

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, Navigate, useSearchParams } from 'react-router';
import { decideAccess, isFreeWordCardLevel } from '#domain/membership/access.ts';
import { LockedRedirect } from '#web/features/session/locked-redirect.tsx';
import { loadSession } from '#web/features/session/start-session.ts';
import { readViewer, useViewer } from '#web/features/session/viewer.ts';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { readSeed } from '#web/word-game/game-seed.ts';
import { type CardGameAddress, readCardGameAddress } from './card-game-address.ts';
import { type CardLevel, cardLevelsQuery } from './get-card-levels.ts';

const ChooseLevel = lazyPart(async () => (await import('./choose-level.tsx')).ChooseLevel);
const PlayCards = lazyPart(async () => (await import('./play-cards.tsx')).PlayCards);

export async function loader(args: LoaderFunctionArgs) {
  const address = readCardGameAddress(new URL(args.request.url).searchParams);
  if (address === null) return null;
  const { src, difficulty } = address;
  const [failure] = await Promise.all([
    ensureQuery(args, cardLevelsQuery(src, difficulty, readViewer().kind)),
    (address.level === null ? ChooseLevel : PlayCards).prefetch(),
  ]);
  return failure;
}

export function Component() {
  const [query] = useSearchParams();
  const address = readCardGameAddress(query);
  if (address === null) return <Navigate to={paths.games} replace />;
  return <CardGame address={address} seed={readSeed(query)} />;
}

interface CardGameProps {
  address: CardGameAddress;
  seed: number | null;
}

function CardGame({ address, seed }: CardGameProps) {
  const { src, difficulty, level } = address;
  const viewer = useViewer();
  const {
    data: levels,
    isError,
    refetch,
  } = useQuery(cardLevelsQuery(src, difficulty, viewer.kind));
  if (levels === undefined) {
    return <Waiting src={src} isError={isError} onRetry={() => refetch()} />;
  }
  if (level === null) {
    return <ChooseLevel src={src} difficulty={difficulty} levels={levels} seed={seed} />;
  }
  const opened = levels[level - 1];
  if (opened === undefined) return <Navigate to={paths.games} replace />;
  const access = decideAccess(viewer, { isFree: isFreeWordCardLevel(level) });
  if (!access.ok) {
    const path = paths.wordCard({ src, difficulty, level, seed: seed ?? undefined });
    return <LockedRedirect reason={access.reason} path={path} />;
  }
  if (isWithheld(opened)) return <RecheckAccess src={src} refetch={refetch} />;
  return (
    <PlayCards
      key={`${src} ${difficulty} ${level}`}
      address={{ src, difficulty, level }}
      cards={opened.cards}
      levels={levels.length}
      seed={seed}
    />
  );
}

function isWithheld({ isLocked, cards }: CardLevel): boolean {
  return isLocked || cards.length === 0;
}

interface RecheckAccessProps {
  src: CardGameAddress['src'];
  refetch: () => Promise<unknown>;
}

/**
 * The stored profile allows the level, but the server withheld its cards. This validates the profile again: a lapsed
 * member is then redirected as for any locked level; a current one may retry.
 */
function RecheckAccess({ src, refetch }: RecheckAccessProps) {
  const [isChecking, setIsChecking] = useState(true);
  useEffect(() => {
    if (!isChecking) return;
    void loadSession()
      .then(({ revalidate }) => revalidate())
      .then(refetch)
      .finally(() => setIsChecking(false));
  }, [isChecking, refetch]);
  return <Waiting src={src} isError={!isChecking} onRetry={() => setIsChecking(true)} />;
}

interface WaitingProps {
  src: CardGameAddress['src'];
  isError: boolean;
  onRetry: () => void;
}

function Waiting({ src, isError, onRetry }: WaitingProps) {
  const { title, loading, failedTitle, failed, tryAgain } = texts.cardGame;
  return (
    <Page title={title[src]}>
      <PageTitle of={title[src]} />
      {isError ? (
        <EmptyState
          art={<Icon name="refresh" size={96} />}
          title={failedTitle}
          action={
            <Button iconBefore="refresh" onClick={onRetry}>
              {tryAgain}
            </Button>
          }
        >
          {failed}
        </EmptyState>
      ) : (
        <LiveRegion message={loading} isVisible />
      )}
    </Page>
  );
}
