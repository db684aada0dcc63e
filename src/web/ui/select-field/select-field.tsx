import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from '#web/ui/text-field/field.module.css';
import { FieldMessages, type FieldText, useFieldIds } from '#web/ui/text-field/field.tsx';

type NativeSelect = Omit<
  ComponentPropsWithRef<'select'>,
  'className' | 'id' | 'value' | 'defaultValue' | 'onChange' | 'children'
>;

export interface SelectFieldProps<Value extends string> extends FieldText, NativeSelect {
  value: Value | '';
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, value, onChange, options, placeholder, ...native } = props;
  const ids = useFieldIds(props);
  // The browser can only report values of the given options.
  const handleChange = (event: ChangeEvent<HTMLSelectElement>) =>
    onChange(event.target.value as Value);
  return (
    <div className={styles.field}>
      <label htmlFor={ids.control.id} className={styles.label}>
        {label}
      </label>
      <div
        className={classNames(styles.box, styles.selectBox)}
        data-invalid={Boolean(error)}
        data-fixed={native.disabled === true}
      >
        <select
          {...native}
          {...ids.control}
          className={classNames(styles.input, styles.select)}
          value={value}
          onChange={handleChange}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon name="chevron-down" />
        </span>
      </div>
      <FieldMessages hint={hint} error={error} hintId={ids.hintId} errorId={ids.errorId} />
    </div>
  );
}
