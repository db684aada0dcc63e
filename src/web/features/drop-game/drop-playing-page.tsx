// One level of drop-it (product §9.7). An address that names no level goes back to the games menu. The drag library is big,
// so the board comes as a part of its own.

import { lazy, Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { dropLevel } from '#domain/drop-game/drop-levels.ts';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Loader } from '#web/ui/loader/loader.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { readSeed } from '#web/word-game/game-seed.ts';
import { readDropAddress } from './drop-address.ts';
import { dropFile } from './drop-file.ts';

const loadPlay = () => import('./play-drop.tsx');
const PlayDrop = lazy(async () => ({ default: (await loadPlay()).PlayDrop }));

export function Component() {
  const [query] = useSearchParams();
  const address = readDropAddress(query);
  const level = address === null ? null : dropLevel(dropFile, address, address.level);
  if (address === null || level === null) return <Navigate to={paths.games} replace />;

  const { src, difficulty } = address;
  const title = texts.dropGame.playTitle[src];
  return (
    <Suspense
      fallback={
        <Page title={title}>
          <PageTitle of={title} />
          <Loader label={texts.dropGame.loading} isInline />
        </Page>
      }
    >
      <PlayDrop
        key={`${src} ${difficulty} ${address.level}`}
        address={address}
        level={level}
        seed={readSeed(query)}
      />
    </Suspense>
  );
}
