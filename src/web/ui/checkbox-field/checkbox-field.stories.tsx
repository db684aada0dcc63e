import { type ReactNode, useState } from 'react';
import { Link } from '#web/ui/link/link.tsx';
import { CheckboxField } from './checkbox-field.tsx';

function Agreeing({ start, error }: { start: boolean; error?: string }) {
  const [isChecked, setChecked] = useState(start);
  return (
    <CheckboxField
      label={
        <>
          I agree to the <Link to="/privacy">Privacy Policy</Link>
        </>
      }
      isChecked={isChecked}
      onChange={setChecked}
      error={error}
    />
  );
}

export const stories: Record<string, () => ReactNode> = {
  ticked: () => <Agreeing start />,
  'with error': () => <Agreeing start={false} error="Please agree before you go on." />,
};
