import type { IconName } from '#web/ui/icon/glyphs.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';
import styles from './toggle-button.module.css';

export interface ToggleButtonProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** The name of the setting, the same in both states: "Sound". */
  label: string;
  iconOn: IconName;
  iconOff: IconName;
}

export function ToggleButton(props: ToggleButtonProps) {
  const { isOn, onChange, label, iconOn, iconOff } = props;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      <Icon name={isOn ? iconOn : iconOff} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
