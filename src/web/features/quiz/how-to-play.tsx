// How a level is played: a film, and the same in words, so that nobody depends on the film.

import { useState } from 'react';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import styles from './how-to-play.module.css';

const VIDEO = '/videos/how-to-play-quiz.mp4';

export function HowToPlay() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" iconBefore="video" onClick={() => setOpen(true)}>
        {texts.quiz.topics.howToPlay}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={texts.quiz.howTo.title}
        closeLabel={texts.quiz.howTo.close}
        isWide
      >
        <Guide />
      </Dialog>
    </>
  );
}

function Guide() {
  const [hasFilm, setHasFilm] = useState(true);
  const { video, noVideo, steps } = texts.quiz.howTo;
  return (
    <div className={styles.guide}>
      {hasFilm ? (
        <video
          className={styles.film}
          src={VIDEO}
          aria-label={video}
          controls
          muted
          playsInline
          preload="metadata"
          onError={() => setHasFilm(false)}
        />
      ) : (
        <p>{noVideo}</p>
      )}
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
