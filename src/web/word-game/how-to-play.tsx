// How a word game is played, in short steps with a picture each.

import { type ReactNode, useState } from 'react';
import { fill } from '#domain/messages/fill.ts';
import type { GameName, PairSource } from '#domain/vocabulary/game-choice.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import styles from './how-to-play.module.css';
import { MiniBlock, MiniCard, MiniSign, MiniSlot } from './mini-pieces.tsx';

interface HowToPlayProps {
  game: GameName;
  src: PairSource;
}

export function HowToPlay({ game, src }: HowToPlayProps) {
  const [isOpen, setOpen] = useState(false);
  const { open, openOf, close, steps } = texts.vocabulary.howTo;
  const name = texts.vocabulary.games.names[game][src];
  const pictures = picturesOf[game](texts.vocabulary.games.pairs[src]);
  const handleClose = () => setOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        iconBefore="info"
        aria-label={fill(openOf, { game: name })}
        onClick={() => setOpen(true)}
      >
        {open}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={handleClose}
        title={fill(openOf, { game: name })}
        closeLabel={close}
      >
        <ol className={styles.steps}>
          {steps[game].map((step, place) => (
            <li key={step}>
              <div className={styles.picture}>{pictures[place]}</div>
              <p>{step}</p>
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}

type Pair = readonly [string, string];

/** A picture for each step. */
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
