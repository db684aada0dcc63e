// The choice of a level, which New Game then starts (product §9.3). Locked levels lead to login or membership.

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { decideAccess, isFreeWordCardLevel } from '#domain/membership/access.ts';
import type { Difficulty } from '#domain/quiz/bank.ts';
import type { PairSource } from '#domain/word-game/game-choice.ts';
import { fill } from '#messages/fill.ts';
import { showAlert } from '#web/dialogs/dialogs.ts';
import { lockedLink } from '#web/features/session/locked.ts';
import { useViewer } from '#web/features/session/viewer.ts';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { playSound } from '#web/platform/sound.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { type LevelAction, LevelChoice } from '#web/word-game/level-choice.tsx';
import { warmUpProps } from '#web/word-game/use-game-effects.ts';
import styles from './choose-level.module.css';
import type { CardLevel } from './get-card-levels.ts';

interface ChooseLevelProps {
  src: PairSource;
  difficulty: Difficulty;
  levels: readonly CardLevel[];
  seed: number | null;
}

export function ChooseLevel({ src, difficulty, levels, seed }: ChooseLevelProps) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<number | null>(null);

  const pathOf = (level: number) =>
    paths.wordCard({ src, difficulty, level, seed: seed ?? undefined });
  const handleNewGame = () => {
    if (chosen === null) {
      void showAlert(texts.cardGame.noLevel);
      return;
    }
    playSound('swoosh');
    void navigate(pathOf(chosen));
  };
  const actionOf = (level: number): LevelAction => {
    const access = decideAccess(viewer, { isFree: isFreeWordCardLevel(level) });
    if (!access.ok) return { kind: 'locked', ...lockedLink(access.reason, pathOf(level)) };
    const isChosen = level === chosen;
    return { kind: 'choose', isChosen, onChoose: () => handleChoose(level) };
  };
  const handleChoose = (level: number) => {
    playSound('switch');
    setChosen(level);
  };

  const { newGame } = texts.cardGame;
  const { names } = texts.wordGame.games;
  const { [`${difficulty}Ages` as const]: ages, [difficulty]: difficultyName } =
    texts.wordGame.difficulty;
  const title = names.wordcard[src];
  return (
    <div {...warmUpProps}>
      <Page title={title} lead={fill(texts.cardGame.lead, { difficulty: difficultyName, ages })}>
        <PageTitle of={title} />
        <LevelChoice
          choice={{ game: 'wordcard', src, difficulty }}
          levels={levels.map(({ level }) => level)}
          actionOf={actionOf}
        >
          {viewer.kind !== 'member' && <p className={styles.free}>{texts.wordGame.levels.free}</p>}
          <div className={styles.actions}>
            <Button size="large" iconBefore="play" onClick={handleNewGame}>
              {newGame}
            </Button>
          </div>
        </LevelChoice>
        <div>
          <ButtonLink to={paths.games} variant="secondary" iconBefore="arrow-left">
            {texts.wordGame.difficulty.back}
          </ButtonLink>
        </div>
      </Page>
    </div>
  );
}
