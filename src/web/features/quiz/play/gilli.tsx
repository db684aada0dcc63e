// Gilli beside a running level: she thinks, cheers and consoles, and gives the reason (gilli-says.tsx).

import type { Mark } from '#domain/quiz/quiz-run.ts';
import { LazyMascot } from '#web/lazy-part/lazy-mascot.tsx';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { texts } from '#web/platform/texts.ts';
import type { MascotMood } from '#web/ui/art/mascot.tsx';
import { whenLoaderRemoved } from '#web/ui/loader/loader-removed.ts';
import styles from './gilli.module.css';

const MOODS: Record<Mark, MascotMood> = {
  unanswered: 'thinking',
  correct: 'cheering',
  incorrect: 'oops',
};

export function GilliPicture({ mark }: { mark: Mark }) {
  const mood = MOODS[mark];
  return (
    <div key={mood} className={styles.picture} data-mood={mood}>
      <LazyMascot mood={mood} />
    </div>
  );
}

/** Gilli's introduction for a new child. It loads with the first question, which avoids layout shift. */
export function GilliIntroduction() {
  return (
    <div className={styles.bubble}>
      <p className={styles.reason}>{texts.quiz.playing.meetGilli}</p>
    </div>
  );
}

/** Her words after an answer; the first question does not need them. */
export const GilliSays = lazyPart(async () => {
  await whenLoaderRemoved();
  return (await import('./gilli-says.tsx')).GilliSays;
});
