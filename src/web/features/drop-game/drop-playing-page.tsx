// One level of drop-it (product §9.7). An address without a valid level redirects to the games menu.

import { Navigate, useSearchParams } from 'react-router';
import { dropLevel } from '#domain/drop-game/drop-levels.ts';
import { paths } from '#web/paths.ts';
import { readSeed } from '#web/word-game/game-seed.ts';
import { readDropAddress } from './drop-address.ts';
import { dropFile } from './drop-file.ts';
import { PlayDrop } from './play-drop.tsx';

export function Component() {
  const [query] = useSearchParams();
  const address = readDropAddress(query);
  const level = address === null ? null : dropLevel(dropFile, address, address.level);
  if (address === null || level === null) return <Navigate to={paths.games} replace />;

  const { src, difficulty } = address;
  return (
    <PlayDrop
      key={`${src} ${difficulty} ${address.level}`}
      address={address}
      level={level}
      seed={readSeed(query)}
    />
  );
}
