// One word at a time, changed by arrow buttons that wrap around, a swipe, the arrow keys or the week's leaves (product
// §8.2). The first word is today's. When the day changes in India while the page is open, an earlier word stays on the
// screen with an updated label, and today's word is replaced by the new one.

import { type KeyboardEvent, useEffect, useState } from 'react';
import { dayLabel } from '#domain/vocabulary/day-label.ts';
import { fill } from '#messages/fill.ts';
import { isForBrowser } from '#web/platform/is-for-browser.ts';
import { readAloud, stopReading, useCanReadAloud } from '#web/platform/speech.ts';
import { texts } from '#web/platform/texts.ts';
import { Button, IconButton } from '#web/ui/button/button.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import type { Word } from './get-words.ts';
import { PractiseButton } from './practise-button.tsx';
import { useSwipe } from './use-swipe.ts';
import { WeekStrip } from './week-strip.tsx';
import { WordCard } from './word-card.tsx';
import styles from './word-slider.module.css';

interface Shown {
  /** The word's day, or null for the current day. */
  date: string | null;
  /** The direction it slid in from: from earlier days or from later ones. */
  from: 'start' | 'earlier' | 'later';
}

export function WordSlider({ words }: { words: readonly Word[] }) {
  const [{ date, from }, setShown] = useState<Shown>({ date: null, from: 'start' });
  const [aside, setAside] = useState<readonly string[]>([]);
  // If the displayed day has dropped out of the week, today is shown.
  const found = words.findIndex((one) => one.date === date);
  const index = Math.max(0, found);
  const show = (place: number, comesFrom: 'earlier' | 'later') =>
    setShown({ date: place === 0 ? null : (words[place]?.date ?? null), from: comesFrom });
  const move = (step: 1 | -1) =>
    show((index + step + words.length) % words.length, step === 1 ? 'earlier' : 'later');
  const swipe = useSwipe({ onLeft: () => move(1), onRight: () => move(-1) });
  const word = words[index];
  if (word === undefined) return null;

  const { slider, place, next, previous, changed, willAsk } = texts.vocabulary.word;
  const days = words.map((one, daysBack) => ({ ...one, day: dayName(daysBack, one.date) }));
  const day = days[index]?.day ?? '';
  const handleKey = (event: KeyboardEvent) => {
    if (isForBrowser(event)) return;
    if (event.key === 'ArrowRight') move(1);
    else if (event.key === 'ArrowLeft') move(-1);
    else return;
    event.preventDefault();
  };
  const isAside = aside.includes(word.word);
  const announcement = isAside
    ? fill(willAsk, { word: word.word })
    : fill(from === 'start' ? '' : changed, { day, word: word.word, meaning: word.meaning });
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
            <WordCard
              word={word}
              day={day}
              actions={
                <>
                  <ReadButton word={word} />
                  <PractiseButton
                    word={word.word}
                    isAside={isAside}
                    onPutAside={() => setAside([...aside, word.word])}
                  />
                </>
              }
            />
          </div>
        </div>
        <div className={styles.arrow}>
          <IconButton icon="arrow-right" label={next} variant="secondary" onClick={() => move(1)} />
        </div>
        <div className={styles.place}>
          <span className={styles.dots} aria-hidden="true">
            {words.map((one) => (
              <span key={one.date} className={styles.dot} data-current={one === word} />
            ))}
          </span>
          <span>{fill(place, { place: index + 1, count: words.length })}</span>
        </div>
      </div>
      <WeekStrip
        days={days}
        shown={index}
        onShow={(at) => show(at, at > index ? 'earlier' : 'later')}
      />
      <LiveRegion message={announcement} />
    </section>
  );
}

function dayName(daysBack: number, date: string): string {
  const label = dayLabel(daysBack, date);
  return label.kind === 'weekday' ? label.name : texts.vocabulary.word[label.kind];
}

/** Shown only if the device has a voice. Each word mounts its own: changing the word stops the reading. */
function ReadButton({ word: { word, meaning, sentence } }: { word: Word }) {
  const canRead = useCanReadAloud();
  useEffect(() => stopReading, []);
  const { readAloud: label, read } = texts.vocabulary.word;
  if (!canRead) return null;
  const handleClick = () => readAloud(fill(read, { word, meaning, sentence }));
  return (
    <Button variant="secondary" iconBefore="speaker" onClick={handleClick}>
      {label}
    </Button>
  );
}
