import { type ReactNode, useId, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import styles from './how-to.module.css';

export interface Film {
  /** Our own silent portrait clip, 600 by 1080, with its poster in the same folder: `….mp4`, `…-poster.jpg`. */
  src: string;
  /** A description of what the film shows. */
  label: string;
  /** Shown if the film fails to load. */
  missing: string;
}

interface HowToDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  film: Film;
  children: ReactNode;
}

export function HowToDialog({ film, children, ...dialog }: HowToDialogProps) {
  return (
    <Dialog {...dialog} isWide>
      <Guide film={film}>{children}</Guide>
    </Dialog>
  );
}

function Guide({ film, children }: Pick<HowToDialogProps, 'film' | 'children'>) {
  const [hasFilm, setHasFilm] = useState(true);
  const words = useId();
  return (
    <div className={classNames(styles.guide, hasFilm && styles.withFilm)}>
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
