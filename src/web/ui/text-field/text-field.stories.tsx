import { type ReactNode, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

function Filled(props: Omit<TextFieldProps, 'value' | 'onChange'> & { start?: string }) {
  const { start = '', ...field } = props;
  const [value, setValue] = useState(start);
  return (
    <div style={{ maxInlineSize: '24rem' }}>
      <TextField {...field} value={value} onChange={setValue} />
    </div>
  );
}

export const stories: Record<string, () => ReactNode> = {
  'with prefix': () => (
    <Filled
      label="WhatsApp number"
      prefix="+91"
      inputMode="tel"
      placeholder="Enter your WhatsApp Number"
      hint="We send a six-digit code to it."
    />
  ),
  password: () => (
    <Filled
      label="Password"
      type="password"
      start="mango-tree"
      reveal={{ show: 'Show password', hide: 'Hide password' }}
    />
  ),
  'with error': () => (
    <Filled label="Child's name" error="Please write the name, at least two letters." />
  ),
  'read only': () => <Filled label="School" start="Kendriya Vidyalaya, Pune" readOnly />,
};
