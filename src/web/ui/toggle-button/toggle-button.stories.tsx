import { type ReactNode, useState } from 'react';
import { ToggleButton } from './toggle-button.tsx';

function Toggling() {
  const [isOn, setOn] = useState(true);
  return (
    <ToggleButton
      isOn={isOn}
      onChange={setOn}
      label="Sound"
      iconOn="sound-on"
      iconOff="sound-off"
    />
  );
}

export const stories: Record<string, () => ReactNode> = {
  sound: () => <Toggling />,
};
