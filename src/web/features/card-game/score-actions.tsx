// The next steps after a result (product §9.5): one primary button, to the next level after a win and to the same level
// after a loss; the others beside it.

import { decideAccess, isFreeWordCardLevel } from '#domain/membership/access.ts';
import type { Difficulty } from '#domain/quiz/bank.ts';
import type { PairSource } from '#domain/word-game/game-choice.ts';
import { nextLevel } from '#domain/word-game/game-result.ts';
import { onwardLink } from '#web/features/session/locked.ts';
import { useViewer } from '#web/features/session/viewer.ts';
import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { ResultActions } from '#web/ui/result-board/result-board.tsx';

interface ScoreActionsProps {
  address: { src: PairSource; difficulty: Difficulty; level: number };
  levels: number;
  isWon: boolean;
}

export function ScoreActions({ address, levels, isWon }: ScoreActionsProps) {
  const { home, playAgain, next: nextText } = texts.cardGameResult;
  const next = useNextLevel(address, levels);
  const isNextLoud = isWon && next !== null;
  const onward = next && (
    <ButtonLink {...next} isWide variant={isNextLoud ? 'primary' : 'secondary'}>
      {nextText}
    </ButtonLink>
  );
  return (
    <ResultActions>
      {isNextLoud && onward}
      <ButtonLink
        to={paths.wordCard(address)}
        variant={isNextLoud ? 'secondary' : 'primary'}
        isWide
        iconBefore="refresh"
      >
        {playAgain}
      </ButtonLink>
      {!isNextLoud && onward}
      <ButtonLink to={paths.games} variant="secondary" isWide>
        {home}
      </ButtonLink>
    </ResultActions>
  );
}

/** The link to the next level, if any; a locked one leads to login or membership. */
function useNextLevel(address: ScoreActionsProps['address'], levels: number) {
  const viewer = useViewer();
  const next = nextLevel(address.level, levels);
  if (next === null) return null;
  const access = decideAccess(viewer, { isFree: isFreeWordCardLevel(next) });
  return onwardLink(access, paths.wordCard({ ...address, level: next }));
}
