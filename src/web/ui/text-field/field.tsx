import { type ReactNode, useId } from 'react';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './field.module.css';

export interface FieldText {
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence saying what to do; shown with an icon and associated with the control. */
  error?: string | undefined;
}

/** Ids and aria attributes that associate a control with its label, hint and error. */
export function useFieldIds({ hint, error }: FieldText) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return {
    hintId,
    errorId,
    control: { id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined },
  };
}

export function FieldMessages(props: {
  hint: ReactNode;
  hintId: string | undefined;
  error: string | undefined;
  errorId: string | undefined;
}) {
  return (
    <>
      {props.hint && (
        <p id={props.hintId} className={styles.hint}>
          {props.hint}
        </p>
      )}
      {props.error && (
        <p id={props.errorId} className={styles.error} role="alert">
          <Icon name="info" size={20} />
          {props.error}
        </p>
      )}
    </>
  );
}
