// A small picture of a game: two word cards, or a word dropping next to its partner.

import type { GameName, PairSource } from '#domain/word-game/game-choice.ts';
import { texts } from '#web/platform/texts.ts';
import { MiniBlock, MiniCard, MiniSlot } from './miniatures.tsx';
import styles from './pair-picture.module.css';

export function PairPicture({ game, src }: { game: GameName; src: PairSource }) {
  const [one, other] = texts.wordGame.games.pairs[src];
  return (
    <div className={styles.picture} aria-hidden="true">
      {game === 'wordcard' ? (
        <>
          <MiniCard face="down" />
          <MiniCard face="matched" word={one} />
          <MiniCard face="matched" word={other} />
        </>
      ) : (
        <>
          <MiniBlock word={other} />
          <MiniSlot word={one} />
        </>
      )}
    </div>
  );
}
