import { type ReactNode, useId, useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import styles from './how-to.module.css';

export interface Film {
  /** An upright clip of our own, 600 by 1080, without sound. Its poster stands beside it: `….mp4`, `…-poster.jpg`. */
  src: string;
  /** Says what is to be seen. */
  label: string;
  /** Stands in its place when it can't be had. */
  missing: string;
}

export interface HowToProps {
  /** On the button. */
  open: string;
  /** The button's full name, where `open` stands on a page more than once. */
  openLabel?: string;
  title: string;
  closeLabel: string;
  film: Film;
  /** The same in words, so that nobody depends on the film. */
  children: ReactNode;
}

/** A button that opens a film and, beside it, the words for it. The film never starts by itself. */
export function HowTo({ open, openLabel, title, closeLabel, film, children }: HowToProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        iconBefore="video"
        aria-label={openLabel}
        onClick={() => setOpen(true)}
      >
        {open}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={closeLabel}
        isWide
      >
        <Guide film={film}>{children}</Guide>
      </Dialog>
    </>
  );
}

function Guide({ film, children }: Pick<HowToProps, 'film' | 'children'>) {
  const [hasFilm, setHasFilm] = useState(true);
  const words = useId();
  return (
    <div className={styles.guide}>
      {hasFilm ? (
        <video
          className={styles.film}
          src={film.src}
          poster={film.src.replace(/\.mp4$/, '-poster.jpg')}
          width={600}
          height={1080}
          aria-label={film.label}
          aria-describedby={words}
          controls
          muted
          playsInline
          preload="metadata"
          onError={() => setHasFilm(false)}
        />
      ) : (
        <p>{film.missing}</p>
      )}
      <div id={words}>{children}</div>
    </div>
  );
}
