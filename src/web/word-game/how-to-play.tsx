// How a word game is played, as a film and as short steps with pictures.

import type { ReactNode } from 'react';
import type { GameName, PairSource } from '#domain/word-game/game-choice.ts';
import { fill } from '#messages/fill.ts';
import { HowTo } from '#web/lazy-part/how-to.tsx';
import { texts } from '#web/platform/texts.ts';
import styles from './how-to-play.module.css';
import { MiniBlock, MiniCard, MiniSign, MiniSlot } from './miniatures.tsx';

interface HowToPlayProps {
  game: GameName;
  src: PairSource;
}

export function HowToPlay({ game, src }: HowToPlayProps) {
  const { open, openOf, close, films, noFilm, steps } = texts.howToPlay;
  const name = fill(openOf, { game: texts.wordGame.games.names[game][src] });
  const pictures = picturesOf[game](texts.wordGame.games.pairs[src]);
  return (
    <HowTo
      open={open}
      openLabel={name}
      title={name}
      closeLabel={close}
      film={{ src: FILMS[game], label: films[game], missing: noFilm }}
    >
      <ol className={styles.steps}>
        {steps[game].map((step, place) => (
          <li key={step}>
            <div className={styles.picture}>{pictures[place]}</div>
            <p>{step}</p>
          </li>
        ))}
      </ol>
    </HowTo>
  );
}

const FILMS: Record<GameName, string> = {
  wordcard: '/videos/how-to-play-cards.mp4',
  dropit: '/videos/how-to-play-drop-it.mp4',
};

type Pair = readonly [string, string];

/** One picture per step. */
const picturesOf: Record<GameName, (pair: Pair) => readonly ReactNode[]> = {
  wordcard: ([one, other]) => [
    <>
      <MiniCard face="down" />
      <MiniCard face="down" />
      <MiniCard face="down" />
    </>,
    <>
      <MiniCard face="up" word={one} />
      <MiniCard face="down" />
    </>,
    <>
      <MiniCard face="matched" word={one} />
      <MiniCard face="matched" word={other} />
    </>,
    <MiniSign key="star" icon="star" />,
  ],
  dropit: ([one, other]) => [
    <MiniSlot key="slot" word={one} />,
    <>
      <MiniBlock word={other} />
      <MiniSlot word={one} />
    </>,
    <MiniSlot key="filled" word={one} block={other} />,
    <MiniSign key="check" icon="check" />,
  ],
};
