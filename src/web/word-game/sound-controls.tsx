import { playSound, setMuted, setVolume, useIsMuted, useVolume } from '#web/platform/sound.ts';
import { stopReading } from '#web/platform/speech.ts';
import { texts } from '#web/platform/texts.ts';
import { ToggleButton } from '#web/ui/toggle-button/toggle-button.tsx';
import styles from './sound-controls.module.css';

const PERCENT = 100;
const STEP_PERCENT = 10;

/** Sound on or off, and the volume; both are stored. */
export function SoundControls() {
  const isMuted = useIsMuted();
  const volume = useVolume();
  const { label, volume: volumeLabel } = texts.wordGame.sound;

  const handleToggle = (isOn: boolean) => {
    setMuted(!isOn);
    if (isOn) playSound('switch');
    else stopReading();
  };
  const handleVolume = (percent: number) => {
    setVolume(percent / PERCENT);
    playSound('switch');
  };
  return (
    <div className={styles.controls}>
      <ToggleButton
        isOn={!isMuted}
        onChange={handleToggle}
        label={label}
        iconOn="sound-on"
        iconOff="sound-off"
      />
      <input
        type="range"
        className={styles.volume}
        aria-label={volumeLabel}
        min={0}
        max={PERCENT}
        step={STEP_PERCENT}
        value={Math.round(volume * PERCENT)}
        disabled={isMuted}
        onChange={(event) => handleVolume(event.target.valueAsNumber)}
      />
    </div>
  );
}
