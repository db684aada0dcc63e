import { texts } from '#web/platform/texts.ts';
import { HowTo } from '#web/ui/how-to/how-to.tsx';
import styles from './how-to-play.module.css';

/** How a level is played, as a film and in words. */
export function HowToPlay() {
  const { title, close, video, noVideo, steps } = texts.quiz.howTo;
  return (
    <HowTo
      open={texts.quiz.topics.howToPlay}
      title={title}
      closeLabel={close}
      film={{ src: '/videos/how-to-play-quiz.mp4', label: video, missing: noVideo }}
    >
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </HowTo>
  );
}
