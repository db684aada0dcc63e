// The screen of a running card game: board, turns left, and the outcome of each turn, shown and announced. The rules
// are the state machine of domain/card-game; this page renders it, plays its effects and runs its timers.

import { useEffect, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type CardGame,
  isDecided,
  isUnderway,
  outcomeOf,
  playCardGame,
  settlesAfterMs,
  startCardGame,
} from '#domain/card-game/card-game.ts';
import type { Card } from '#domain/card-game/cards.ts';
import type { Difficulty } from '#domain/quiz/bank.ts';
import type { PairSource } from '#domain/word-game/game-choice.ts';
import { resultSubtitle, resultTitle } from '#domain/word-game/game-result.ts';
import { fill } from '#messages/fill.ts';
import { askConfirmation } from '#web/dialogs/dialogs.ts';
import { useLeaveGuard } from '#web/dialogs/use-leave-guard.ts';
import { paths } from '#web/paths.ts';
import { lazyCode } from '#web/platform/lazy-code.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { whenLoaderRemoved } from '#web/ui/loader/loader-removed.ts';
import { GamePage } from '#web/word-game/game-page.tsx';
import { rememberGameResult } from '#web/word-game/game-results.ts';
import { newSeed } from '#web/word-game/game-seed.ts';
import { useGameEffects } from '#web/word-game/use-game-effects.ts';
import { announcementFor } from './announcement-for.ts';
import { CardBoard } from './card-board.tsx';
import { detailsOf } from './game-details.ts';
import { GameState, moodAt } from './game-state.tsx';
import { keepMissedPairs } from './keep-missed-pairs.ts';

interface PlayCardsProps {
  address: { src: PairSource; difficulty: Difficulty; level: number };
  cards: readonly Card[];
  /** The number of levels. */
  levels: number;
  /** Null: random. */
  seed: number | null;
}

export function PlayCards({ address, cards, levels, seed }: PlayCardsProps) {
  const { src, difficulty, level } = address;
  const [game, play] = useReducer(playCardGame, cards, (c) => startCardGame(c, seed ?? newSeed()));
  const announcement = useAnnouncement(game);
  useGameEffects(game.effects);
  useEnd(game, address, levels);
  usePrefetchResult();
  useEffect(() => {
    const afterMs = settlesAfterMs(game);
    if (afterMs === null) return;
    const timer = setTimeout(() => play({ type: 'settle' }), afterMs);
    return () => clearTimeout(timer);
  }, [game]);

  const handleNewGame = async () => {
    const { newGameQuestion, newGameAnswers } = texts.cardGame;
    const isNew = !isUnderway(game) || (await askConfirmation(newGameQuestion, newGameAnswers));
    if (isNew) play({ type: 'newGame', seed: seed ?? newSeed() });
  };

  const { levelTitle, title: titles, newGame, allLevels } = texts.cardGame;
  const title = fill(levelTitle, {
    pairs: titles[src],
    difficulty: texts.wordGame.difficulty[difficulty],
    level,
  });
  return (
    <GamePage
      title={title}
      mood={moodAt(game)}
      state={<GameState game={game} />}
      controls={
        <>
          <Button iconBefore="refresh" onClick={handleNewGame}>
            {newGame}
          </Button>
          <ButtonLink to={paths.wordCard({ src, difficulty })} variant="secondary">
            {allLevels}
          </ButtonLink>
        </>
      }
    >
      <CardBoard game={game} onFlip={(place) => play({ type: 'flip', place })} />
      <LiveRegion message={announcement} event={game} />
    </GamePage>
  );
}

const resultCode = lazyCode(() => import('./score-page.tsx'));

/** A started game can be finished offline: its result page is loaded in advance. */
function usePrefetchResult(): void {
  useEffect(() => {
    void whenLoaderRemoved().then(resultCode.prefetch);
  }, []);
}

/** The screen reader announcement for the last event. */
function useAnnouncement(game: CardGame): string {
  const [shown, setShown] = useState({ game, announcement: '' });
  if (shown.game === game) return shown.announcement;
  const announcement = announcementFor(shown.game, game);
  setShown({ game, announcement });
  return announcement;
}

/** Stores the result as soon as it is decided, and opens the score page when the game is over (product §9.4). */
function useEnd(
  game: CardGame,
  { src, difficulty, level }: PlayCardsProps['address'],
  levels: number,
) {
  const navigate = useNavigate();
  useLeaveGuard(texts.cardGame.leave, !isDecided(game));
  const isKept = useRef(false);
  useEffect(() => {
    if (!isDecided(game) || isKept.current) return;
    isKept.current = true;
    rememberGameResult({ game: 'wordcard', src, difficulty, level, ...outcomeOf(game) });
    keepMissedPairs(src, game);
  });
  const isOver = game.phase === 'won' || game.phase === 'lost';
  const isEnded = useRef(false);
  useEffect(() => {
    if (!isOver || isEnded.current) return;
    isEnded.current = true;
    const [t1, t2] = [resultTitle(game.phase === 'won'), resultSubtitle(src, difficulty, level)];
    void navigate(paths.wordCardScore({ src, difficulty, level, t1, t2, meta: levels }), {
      replace: true,
      state: detailsOf(game),
    });
  });
}
