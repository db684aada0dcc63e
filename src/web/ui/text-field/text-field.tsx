import { type ChangeEvent, type ComponentPropsWithRef, useState } from 'react';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './field.module.css';
import { FieldMessages, type FieldText, useFieldIds } from './field.tsx';

type NativeInput = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'id' | 'value' | 'defaultValue' | 'onChange' | 'prefix'
>;

export interface TextFieldProps extends FieldText, NativeInput {
  value: string;
  onChange: (value: string) => void;
  /** Shown before the value without being part of it: "+91". */
  prefix?: string;
  /** For type="password": the labels of the button that shows and hides it. */
  reveal?: { show: string; hide: string };
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, value, onChange, prefix, reveal, type, ...native } = props;
  const [isRevealed, setRevealed] = useState(false);
  const ids = useFieldIds(props);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value);
  return (
    <div className={styles.field}>
      <label htmlFor={ids.control.id} className={styles.label}>
        {label}
      </label>
      <div
        className={styles.box}
        data-invalid={Boolean(error)}
        data-fixed={native.readOnly === true || native.disabled === true}
      >
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <input
          {...native}
          {...ids.control}
          type={reveal && isRevealed ? 'text' : type}
          className={styles.input}
          value={value}
          onChange={handleChange}
        />
        {reveal && (
          <button
            type="button"
            className={styles.toggle}
            aria-label={isRevealed ? reveal.hide : reveal.show}
            onClick={() => setRevealed(!isRevealed)}
          >
            <Icon name={isRevealed ? 'eye-off' : 'eye'} />
          </button>
        )}
      </div>
      <FieldMessages hint={hint} error={error} hintId={ids.hintId} errorId={ids.errorId} />
    </div>
  );
}
