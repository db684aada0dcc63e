// The screen of a running drop-it level (product §9.7): words are dropped into their boxes by mouse, touch or keyboard,
// or by tapping the word and then the box. The rules are the state machine of domain/drop-game.

import { useReducer, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dropScore, markSlots, playDropGame, startDropGame } from '#domain/drop-game/drop-game.ts';
import { type DropLevel, PAIRS_PER_DROP_IT_LEVEL } from '#domain/drop-game/drop-levels.ts';
import type { Difficulty } from '#domain/quiz/bank.ts';
import type { PairSource } from '#domain/word-game/game-choice.ts';
import { fill, forCount } from '#messages/fill.ts';
import { askConfirmation, showAlert } from '#web/dialogs/dialogs.ts';
import { useLeaveGuard } from '#web/dialogs/use-leave-guard.ts';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { whenLoaderRemoved } from '#web/ui/loader/loader-removed.ts';
import { GamePage } from '#web/word-game/game-page.tsx';
import { rememberGameResult } from '#web/word-game/game-results.ts';
import { newSeed } from '#web/word-game/game-seed.ts';
import { useGameEffects } from '#web/word-game/use-game-effects.ts';
import { CorrectedBoard } from './corrected-board.tsx';
import { keepMissedPairs } from './keep-missed-pairs.ts';
import styles from './play-drop.module.css';

/** The drag library is large, hence it loads once the page is visible. */
const DropBoard = lazyPart(
  async () => {
    await whenLoaderRemoved();
    return (await import('./drop-board.tsx')).DropBoard;
  },
  { fallback: <LoadingBoard /> },
);

function LoadingBoard() {
  return (
    <div className={styles.loading}>
      <LiveRegion message={texts.dropGame.loading} isVisible />
    </div>
  );
}

interface PlayDropProps {
  address: { src: PairSource; difficulty: Difficulty; level: number };
  level: DropLevel;
  /** Null: random. */
  seed: number | null;
}

export function PlayDrop({ address, level, seed }: PlayDropProps) {
  const { src, difficulty } = address;
  const [game, play] = useReducer(playDropGame, level, (l) => startDropGame(l, seed ?? newSeed()));
  useGameEffects(game.effects);
  const allowLeaving = useLeaveGuard(texts.dropGame.leave, !game.isSubmitted);
  const goBack = useGoBack(paths.dropIt(address));

  const left = game.options.length;
  const isSubmitting = useRef(false);
  const handleSubmit = async () => {
    // A second press before the navigation would go back twice.
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    isSubmitting.current = await askAboutEmptyBoxes(left);
    if (!isSubmitting.current) return;
    const score = dropScore(game);
    play({ type: 'submit' });
    rememberGameResult({ game: 'dropit', src, difficulty, level: address.level, score });
    keepMissedPairs(src, game);
    await showAlert(fill(texts.dropGame.result, { n: score }), {
      mood: score > 0 ? 'cheering' : 'hello',
      below: <CorrectedBoard slots={markSlots(game)} />,
    });
    allowLeaving();
    goBack();
  };

  const { playTitle, task, placed, allPlaced, submit, level: levelText } = texts.dropGame;
  const total = PAIRS_PER_DROP_IT_LEVEL;
  return (
    <GamePage
      title={playTitle[src]}
      mood={left === 0 ? 'cheering' : left < total ? 'thinking' : 'hello'}
      state={
        <div className={styles.state}>
          <p className={styles.task}>{left === 0 ? allPlaced : task[src]}</p>
          <p className={styles.where}>
            <span>
              {fill(levelText, {
                difficulty: texts.wordGame.difficulty[difficulty],
                level: address.level,
              })}
            </span>
            <span>{fill(placed, { placed: total - left, total })}</span>
          </p>
        </div>
      }
      controls={
        <div data-submit>
          <Button
            size="large"
            variant={left === 0 ? 'primary' : 'secondary'}
            iconAfter="check"
            onClick={() => void handleSubmit()}
          >
            {submit}
          </Button>
        </div>
      }
    >
      <DropBoard
        game={game}
        onDrop={(tileId, to) => play({ type: 'drop', tileId, from: 'options', to })}
        onTakeBack={(slotKey) => play({ type: 'takeBack', slotKey })}
      />
    </GamePage>
  );
}

/** Resolves to whether the board may be submitted. */
async function askAboutEmptyBoxes(empty: number): Promise<boolean> {
  const { submitQuestion, submitAnswers } = texts.dropGame;
  return (
    empty === 0 || askConfirmation(fill(forCount(empty, submitQuestion), { empty }), submitAnswers)
  );
}

/** Goes one step back in the history, or to `path` if the game was the first page. */
function useGoBack(path: string): () => void {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  return () => (isFirstPage ? navigate(path, { replace: true }) : navigate(-1));
}
