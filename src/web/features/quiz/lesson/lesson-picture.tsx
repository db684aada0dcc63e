// The picture of a lesson, drawn from its data in the colours of the theme. Its words are texts of the page, so that they
// are read aloud, grow with the letters and are printed.

import type { LessonPicture as Picture } from '#contract/lesson.ts';
import { moments } from '#domain/lesson/moments.ts';
import { texts } from '#web/platform/texts.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';
import styles from './lesson-picture.module.css';

export function LessonPicture({ picture }: { picture: Picture }) {
  switch (picture.kind) {
    case 'things':
      return <Things {...picture} />;
    case 'timeline':
      return <Timeline {...picture} />;
    case 'change':
      return <Change {...picture} />;
    case 'ladder':
      return <Ladder {...picture} />;
  }
}

type Of<Kind extends Picture['kind']> = Extract<Picture, { kind: Kind }>;

function Things({ things }: Of<'things'>) {
  return (
    <ul className={styles.things}>
      {things.map(({ drawing, label }) => (
        <li key={label}>
          <img src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} alt="" />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** A bar for each event, in the columns of a line that runs from earlier to the future. */
function Timeline({ events }: Of<'timeline'>) {
  const { moments: names } = texts.lesson;
  return (
    <div className={styles.timeline}>
      <div className={styles.axis} aria-hidden="true">
        {moments.map((moment) => (
          <span key={moment} data-is-now={moment === 'now'}>
            {names[moment]}
          </span>
        ))}
      </div>
      <ul className={styles.events}>
        {events.map(({ from, to, label }) => (
          <li key={label}>
            <span
              className={styles.bar}
              style={{ gridColumn: `${moments.indexOf(from) + 1} / ${moments.indexOf(to) + 2}` }}
              data-lasts={from !== to}
            />
            <VisuallyHidden>
              {from === to ? names[from] : `${names[from]} – ${names[to]}`}:{' '}
            </VisuallyHidden>
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const LINES_HEIGHT = 40;

/** Two rows of parts, joined by lines from what was to what it becomes. */
function Change({ from, to, pairs }: Of<'change'>) {
  const centre = (index: number, count: number) => ((index + 0.5) / count) * 100;
  return (
    <div className={styles.change}>
      <Parts parts={from} />
      <svg
        className={styles.lines}
        viewBox={`0 0 100 ${LINES_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {pairs.map(([upper, lower]) => (
          <line
            key={`${upper} ${lower}`}
            x1={centre(upper, from.length)}
            y1={0}
            x2={centre(lower, to.length)}
            y2={LINES_HEIGHT}
          />
        ))}
      </svg>
      <VisuallyHidden> {texts.lesson.becomes} </VisuallyHidden>
      <Parts parts={to} />
    </div>
  );
}

function Parts({ parts }: { parts: readonly string[] }) {
  return (
    <p className={styles.parts}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change.
        <span key={index}>{part} </span>
      ))}
    </p>
  );
}

function Ladder({ steps }: Of<'ladder'>) {
  return (
    <ol className={styles.ladder}>
      {steps.map((step, index) => (
        <li key={step} style={{ '--step': index } as React.CSSProperties}>
          {step}
        </li>
      ))}
    </ol>
  );
}
