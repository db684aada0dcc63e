// One word at a time: arrows that wrap, a swipe, or the arrow keys (spec §2, §4 Word slider). The first word is today's.

import { type KeyboardEvent, useState } from 'react';
import { fill } from '#domain/messages/fill.ts';
import { dayLabel } from '#domain/vocabulary/day-label.ts';
import { readAloud, useCanReadAloud } from '#web/platform/speech.ts';
import { texts } from '#web/platform/texts.ts';
import { Button, IconButton } from '#web/ui/button/button.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import type { Word } from './get-words.ts';
import { useSwipe } from './use-swipe.ts';
import { WordCard } from './word-card.tsx';
import styles from './word-slider.module.css';

interface Shown {
  /** 0 is today's. */
  index: number;
  /** Where it came from: further back in time, or nearer to today. */
  from: 'start' | 'earlier' | 'later';
}

export function WordSlider({ words }: { words: readonly Word[] }) {
  const [{ index, from }, setShown] = useState<Shown>({ index: 0, from: 'start' });
  const move = (step: 1 | -1) =>
    setShown((shown) => ({
      index: (shown.index + step + words.length) % words.length,
      from: step === 1 ? 'earlier' : 'later',
    }));
  const swipe = useSwipe({ onLeft: () => move(1), onRight: () => move(-1) });
  // Fewer words may arrive when they are asked for again.
  const word = words[index] ?? words[0];
  if (word === undefined) return null;

  const { slider, place, next, previous, changed } = texts.vocabulary.word;
  const day = dayName(index, word.date);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') move(1);
    else if (event.key === 'ArrowLeft') move(-1);
    else return;
    event.preventDefault();
  };
  return (
    <section className={styles.slider} aria-label={slider} onKeyDown={handleKey}>
      <div className={styles.stage}>
        <div className={styles.arrow}>
          <IconButton
            icon="arrow-left"
            label={previous}
            variant="secondary"
            onClick={() => move(-1)}
          />
        </div>
        <div className={styles.window} {...swipe}>
          <div key={word.date} className={styles.slide} data-from={from}>
            <WordCard word={word} day={day} readButton={<ReadButton word={word} />} />
          </div>
        </div>
        <div className={styles.arrow}>
          <IconButton icon="arrow-right" label={next} variant="secondary" onClick={() => move(1)} />
        </div>
      </div>
      <div className={styles.place}>
        <span className={styles.dots} aria-hidden="true">
          {words.map(({ date }) => (
            <span key={date} className={styles.dot} data-current={date === word.date} />
          ))}
        </span>
        <span>{fill(place, { place: index + 1, count: words.length })}</span>
      </div>
      <LiveRegion
        message={
          from === 'start' ? '' : fill(changed, { day, word: word.word, meaning: word.meaning })
        }
      />
    </section>
  );
}

function dayName(index: number, date: string): string {
  const label = dayLabel(index, date);
  return label.kind === 'weekday' ? label.name : texts.vocabulary.word[label.kind];
}

/** Only where the device has a voice. */
function ReadButton({ word: { word, meaning, sentence } }: { word: Word }) {
  const canRead = useCanReadAloud();
  const { readAloud: label, read } = texts.vocabulary.word;
  if (!canRead) return null;
  const handleClick = () => readAloud(fill(read, { word, meaning, sentence }));
  return (
    <Button variant="secondary" iconBefore="speaker-on" onClick={handleClick}>
      {label}
    </Button>
  );
}
