// The result of a card game (product §9.5). Never shows free text from the address: an unknown title counts as a loss,
// and the subtitle is ignored (product §1.5).

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { PAIRS_PER_WORD_CARD_LEVEL as PAIRS } from '#domain/card-game/cards.ts';
import type { Difficulty } from '#domain/quiz/bank.ts';
import { type PairSource, readLevel } from '#domain/word-game/game-choice.ts';
import { isWinningTitle } from '#domain/word-game/game-result.ts';
import { fewestTurns } from '#domain/word-game/won-levels.ts';
import { fill } from '#messages/fill.ts';
import { useViewer } from '#web/features/session/viewer.ts';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { HappyStarArt, SadFaceArt } from '#web/ui/art/result-art.tsx';
import { throwConfetti } from '#web/ui/confetti/confetti.ts';
import { Page } from '#web/ui/page/page.tsx';
import { ResultBoard } from '#web/ui/result-board/result-board.tsx';
import { useGameResults } from '#web/word-game/game-results.ts';
import { readCardGameAddress } from './card-game-address.ts';
import { type GameDetails, readDetails } from './game-details.ts';
import { cardLevelsQuery } from './get-card-levels.ts';
import { PairList } from './pair-list.tsx';
import { ScoreActions } from './score-actions.tsx';
import styles from './score-page.module.css';

export function Component() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const address = readCardGameAddress(query);
  if (address === null || address.level === null) return <Navigate to={paths.games} replace />;
  const { level } = address;
  return (
    <Result
      address={{ ...address, level }}
      isWon={isWinningTitle(query.get('t1'))}
      levels={readLevel(query.get('meta')) ?? 0}
      details={readDetails(state)}
    />
  );
}

interface ResultProps {
  address: { src: PairSource; difficulty: Difficulty; level: number };
  isWon: boolean;
  levels: number;
  details: GameDetails | null;
}

function Result({ address, isWon, levels, details }: ResultProps) {
  const { src, difficulty, level } = address;
  const { won, lost, wonText, lostText, winStar, sadFace } = texts.cardGameResult;
  const cards = useCards(address);
  useEffect(() => {
    if (isWon) void throwConfetti();
  }, [isWon]);
  const title = isWon ? won : lost;
  return (
    <div className={styles.result}>
      <Page title={title} width="narrow">
        <PageTitle of={title} />
        <ResultBoard mood={isWon ? 'cheering' : 'oops'} says={isWon ? wonText : lostText}>
          <div className={styles.art} data-won={isWon}>
            {isWon ? (
              <HappyStarArt size={112} title={winStar} />
            ) : (
              <SadFaceArt size={104} title={sadFace} />
            )}
          </div>
          <p className={styles.subtitle}>{subtitleOf(src, difficulty, level)}</p>
          <Turns address={address} details={details} />
        </ResultBoard>
        <ScoreActions address={address} levels={levels} isWon={isWon} />
        {cards.length > 0 && <PairList cards={cards} src={src} found={details?.found ?? null} />}
      </Page>
    </div>
  );
}

/** Built from the level in the address: `t2` itself could contain anything (product §1.5). */
function subtitleOf(src: PairSource, difficulty: Difficulty, level: number): string {
  const { subtitle, pairs, difficulty: difficulties } = texts.cardGameResult;
  return fill(subtitle, { pairs: pairs[src], difficulty: difficulties[difficulty], level });
}

/** The turns of this game, if the device knows them, and the best so far. */
function Turns({ address, details }: Pick<ResultProps, 'address' | 'details'>) {
  const best = fewestTurns(useGameResults(), { game: 'wordcard', ...address });
  const { pairsFound } = texts.cardGame;
  const { turns: turnsText, best: bestText } = texts.cardGameResult;
  return (
    <>
      {details && (
        <p className={styles.turns}>
          {fill(turnsText, {
            pairs: fill(pairsFound, { found: details.found.length, total: PAIRS }),
            turns: details.turns,
          })}
        </p>
      )}
      {best !== null && <p>{fill(bestText, { turns: best })}</p>}
    </>
  );
}

/** The cards of the level; none while they load or if they are locked. */
function useCards({ src, difficulty, level }: ResultProps['address']) {
  const { kind } = useViewer();
  const { data: levels } = useQuery(cardLevelsQuery(src, difficulty, kind));
  return levels?.[level - 1]?.cards ?? [];
}
