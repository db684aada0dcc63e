import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { playSound, setMuted, useIsMuted } from '#web/platform/sound.ts';
import { texts } from '#web/platform/texts.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { ToggleButton } from '#web/ui/toggle-button/toggle-button.tsx';
import styles from './play-bar.module.css';

/** Above a running level: the one way out of it, what is played, and the sound. */
export function PlayBar({ title }: { title: string }) {
  return (
    <div className={styles.bar}>
      <Link to={paths.quizTopics()} className={styles.exit} aria-label={texts.quiz.playing.exit}>
        <Icon name="close" />
      </Link>
      <h1 className={styles.title}>{title}</h1>
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
      isLabelHidden
    />
  );
}
