import { type ReactNode, useState } from 'react';
import { SelectField } from './select-field.tsx';

const options = [
  { value: 'a-2nd', label: '2' },
  { value: 'a-3rd', label: '3' },
] as const;

function Choosing({ error }: { error?: string }) {
  const [value, setValue] = useState<'' | 'a-2nd' | 'a-3rd'>('');
  return (
    <div style={{ maxInlineSize: '24rem' }}>
      <SelectField
        label="Standard"
        placeholder="Choose a standard"
        options={options}
        value={value}
        onChange={setValue}
        error={error}
      />
    </div>
  );
}

export const stories: Record<string, () => ReactNode> = {
  choosing: () => <Choosing />,
  'with error': () => <Choosing error="Please choose the standard." />,
};
