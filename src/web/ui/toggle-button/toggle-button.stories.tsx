import { type ReactNode, useState } from 'react';
import { ToggleButton } from './toggle-button.tsx';

function Toggling({ isLabelHidden = false }) {
  const [isOn, setOn] = useState(true);
  return (
    <ToggleButton
      isOn={isOn}
      onChange={setOn}
      label="Sound"
      iconOn="sound-on"
      iconOff="sound-off"
      isLabelHidden={isLabelHidden}
    />
  );
}

export const stories: Record<string, () => ReactNode> = {
  sound: () => <Toggling />,
  'icon only': () => <Toggling isLabelHidden />,
};
