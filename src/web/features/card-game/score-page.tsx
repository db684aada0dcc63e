// The result of a card game (product §9.5). Free text from the address is never shown: an unknown title counts as a
// loss, and the subtitle is ignored (product §1.5).

import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { decideAccess, isFreeWordCardLevel } from '#domain/membership/access.ts';
import type { Difficulty } from '#domain/quiz/bank.ts';
import { type PairSource, readLevel } from '#domain/word-game/game-choice.ts';
import { isWinningTitle, nextLevel } from '#domain/word-game/game-result.ts';
import { fill } from '#messages/fill.ts';
import { lockedLink } from '#web/features/session/locked.ts';
import { useViewer } from '#web/features/session/viewer.ts';
import { paths } from '#web/paths.ts';
import { throwConfetti } from '#web/platform/confetti.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { HappyStarArt, SadFaceArt } from '#web/ui/art/result-art.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { readCardGameAddress } from './card-game-address.ts';
import styles from './score-page.module.css';

export function Component() {
  const [query] = useSearchParams();
  const address = readCardGameAddress(query);
  const isWon = isWinningTitle(query.get('t1'));
  useEffect(() => {
    if (isWon) void throwConfetti();
  }, [isWon]);
  if (address === null || address.level === null) return <Navigate to={paths.games} replace />;

  const { src, difficulty, level } = address;
  const { won, lost, wonText, lostText, winStar, sadFace, home, playAgain } = texts.cardGame.score;
  const title = isWon ? won : lost;
  return (
    <div className={styles.result}>
      <Page title={title} width="narrow">
        <PageTitle of={title} />
        <div className={styles.board}>
          <div className={styles.art} data-won={isWon}>
            {isWon ? (
              <HappyStarArt size={168} title={winStar} />
            ) : (
              <SadFaceArt size={148} title={sadFace} />
            )}
          </div>
          <p className={styles.subtitle}>{subtitleOf(src, difficulty, level)}</p>
          <p className={styles.cheer}>{isWon ? wonText : lostText}</p>
        </div>
        <div className={styles.actions}>
          <NextLevel
            address={{ src, difficulty, level }}
            levels={readLevel(query.get('meta')) ?? 0}
          />
          <ButtonLink
            to={paths.wordCard({ src, difficulty, level })}
            variant="secondary"
            isWide
            iconBefore="refresh"
          >
            {playAgain}
          </ButtonLink>
          <ButtonLink to={paths.games} variant="secondary" isWide iconBefore="home">
            {home}
          </ButtonLink>
        </div>
      </Page>
    </div>
  );
}

/** Built from the level in the address: `t2` itself could contain anything (product §1.5). */
function subtitleOf(src: PairSource, difficulty: Difficulty, level: number): string {
  const { subtitle, pairs, difficulty: difficulties } = texts.cardGame.score;
  return fill(subtitle, { pairs: pairs[src], difficulty: difficulties[difficulty], level });
}

interface NextLevelProps {
  address: Parameters<typeof paths.wordCard>[0] & { level: number };
  levels: number;
}

/** Shown while there is a higher level; a locked one leads to login or membership. */
function NextLevel({ address, levels }: NextLevelProps) {
  const viewer = useViewer();
  const next = nextLevel(address.level, levels);
  if (next === null) return null;
  const access = decideAccess(viewer, { isFree: isFreeWordCardLevel(next) });
  const path = paths.wordCard({ ...address, level: next });
  const link = access.ok ? { to: path } : lockedLink(access.reason, path);
  return (
    <ButtonLink {...link} isWide iconAfter={access.ok ? 'arrow-right' : 'lock'}>
      {texts.cardGame.score.next}
    </ButtonLink>
  );
}
