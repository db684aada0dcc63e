import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { FieldMessages, type FieldText, useFieldIds } from '#web/ui/text-field/field.tsx';
import styles from './checkbox-field.module.css';

type NativeCheckbox = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'id' | 'type' | 'checked' | 'defaultChecked' | 'onChange'
>;

export interface CheckboxFieldProps extends FieldText, NativeCheckbox {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** The label may contain links; clicking anywhere else in the row toggles the box. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, isChecked, onChange, ...native } = props;
  const ids = useFieldIds(props);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked);
  return (
    <div className={styles.row}>
      <input
        {...native}
        {...ids.control}
        type="checkbox"
        className={styles.input}
        checked={isChecked}
        onChange={handleChange}
      />
      <label htmlFor={ids.control.id} className={styles.label}>
        {label}
      </label>
      {(hint || error) && (
        <div className={styles.message}>
          <FieldMessages hint={hint} error={error} hintId={ids.hintId} errorId={ids.errorId} />
        </div>
      )}
    </div>
  );
}
