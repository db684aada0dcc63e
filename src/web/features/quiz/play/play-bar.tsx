import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { playSound, setMuted, useIsMuted } from '#web/platform/sound.ts';
import { texts } from '#web/platform/texts.ts';
import { IconButton } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Link } from '#web/ui/link/link.tsx';
import { whenLoaderRemoved } from '#web/ui/loader/loader-removed.ts';
import { ToggleButton } from '#web/ui/toggle-button/toggle-button.tsx';
import styles from './play-bar.module.css';
import type { QuestionReaderProps } from './question-reader.tsx';

/** The level is complete without a voice. */
const LazyReader = lazyPart<QuestionReaderProps>(
  async () => {
    await whenLoaderRemoved();
    return (await import('./question-reader.tsx')).QuestionReader;
  },
  { isOptional: true },
);

interface PlayBarProps extends QuestionReaderProps {
  title: string;
  /** Absent if there is no hint. */
  onHint: (() => void) | undefined;
}

/** Above a running level: the only way out, the title, the hint, reading aloud and the sound. */
export function PlayBar({ title, onHint, ...read }: PlayBarProps) {
  return (
    <div className={styles.bar}>
      <Link to={paths.quizTopics()} className={styles.exit} aria-label={texts.quiz.playing.exit}>
        <Icon name="close" />
      </Link>
      <h1 className={styles.title}>{title}</h1>
      {onHint && <IconButton icon="bulb" label={texts.quiz.playing.hint} onClick={onHint} />}
      <LazyReader {...read} />
      <SoundToggle />
    </div>
  );
}

function SoundToggle() {
  const isMuted = useIsMuted();
  const handleChange = (isOn: boolean) => {
    setMuted(!isOn);
    playSound('switch');
  };
  return (
    <ToggleButton
      isOn={!isMuted}
      onChange={handleChange}
      label={texts.quiz.playing.sound}
      iconOn="sound-on"
      iconOff="sound-off"
    />
  );
}
