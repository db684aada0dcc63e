// Pair items on the left with items on the right (product §7.6): tap one, then the other; tap a pair to separate it. A
// pair has the same number and colour on both sides.

import { useState } from 'react';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { partsOf } from './kinds/wordings.ts';
import styles from './match-player.module.css';
import { PartList } from './part-list.tsx';
import { PartsLeft, partsLeft } from './parts-left.tsx';
import type { PlayerProps } from './player.ts';
import type { MatchQuestion } from './question.ts';

type Side = 'left' | 'right';

export function MatchPlayer(props: PlayerProps<MatchQuestion, readonly number[]>) {
  const { question, given } = props;
  if (given !== null) return <PartList parts={partsOf(question, given)} />;
  return <Pairing {...props} />;
}

function Pairing(props: PlayerProps<MatchQuestion, readonly number[]>) {
  const { question, order, onDraft, onTouch } = props;
  const { pairs } = question;
  /** For each left side, the index of the pair whose right side it has; -1 for none. */
  const [partners, setPartners] = useState<readonly number[]>(() => pairs.map(() => -1));
  const [picked, setPicked] = useState<{ side: Side; index: number } | null>(null);
  const [said, setSaid] = useState('');
  const { paired, separated, chosen, pairedWith, lefts, rights } = texts.quizPlayers.match;
  const left = partners.filter((partner) => partner < 0).length;

  const update = (next: readonly number[]) => {
    setPartners(next);
    setPicked(null);
    onDraft(next.includes(-1) ? null : next);
  };
  const textOf = (side: Side, index: number) => pairs[index]?.[side] ?? '';
  /** The index of the left side of its pair; -1 for none. */
  const pairOf = (side: Side, index: number) =>
    side === 'right' ? partners.indexOf(index) : partners[index] === -1 ? -1 : index;

  const handleTap = (side: Side, index: number) => {
    onTouch?.();
    if (picked !== null && picked.side !== side) {
      const [from, to] = side === 'right' ? [picked.index, index] : [index, picked.index];
      const next = partners.map((partner) => (partner === to ? -1 : partner)).with(from, to);
      const words = { left: textOf('left', from), right: textOf('right', to) };
      setSaid(`${fill(paired, words)} ${partsLeft(next.filter((one) => one < 0).length)}`);
      update(next);
      return;
    }
    const pair = pairOf(side, index);
    if (picked === null && pair >= 0) {
      setSaid(fill(separated, { left: textOf('left', pair) }));
      update(partners.with(pair, -1));
      return;
    }
    const isSame = picked?.index === index;
    setSaid(isSame ? '' : fill(chosen, { word: textOf(side, index) }));
    setPicked(isSame ? null : { side, index });
  };

  const item = (side: Side, index: number) => {
    const pair = pairOf(side, index);
    const isPicked = picked?.side === side && picked.index === index;
    const text = textOf(side, index);
    const partner = side === 'left' ? textOf('right', partners[index] ?? -1) : textOf('left', pair);
    return (
      <li key={index}>
        <button
          type="button"
          className={classNames(styles.side, isPicked && styles.picked)}
          data-pair={pair >= 0 ? pair + 1 : undefined}
          aria-pressed={isPicked}
          aria-label={pair >= 0 ? fill(pairedWith, { word: text, partner }) : undefined}
          onClick={() => handleTap(side, index)}
        >
          <span className={styles.number} aria-hidden="true">
            {pair >= 0 ? pair + 1 : ''}
          </span>
          <span>{text}</span>
        </button>
      </li>
    );
  };

  return (
    <div className={styles.player}>
      <div className={styles.columns}>
        <ul className={styles.column} aria-label={lefts}>
          {pairs.map((_, index) => item('left', index))}
        </ul>
        <ul className={styles.column} aria-label={rights}>
          {order.map((index) => item('right', index))}
        </ul>
      </div>
      <PartsLeft left={left} />
      <LiveRegion message={said} event={partners} />
    </div>
  );
}
