import { MAX_TYPED_LENGTH } from '#domain/quiz/typed-answer.ts';
import styles from './sentence-field.module.css';

interface SentenceFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** A field for a whole sentence, which corrects and completes nothing. */
export function SentenceField({ label, value, onChange }: SentenceFieldProps) {
  return (
    <label className={styles.label}>
      {label}
      <textarea
        className={styles.field}
        value={value}
        rows={3}
        maxLength={MAX_TYPED_LENGTH}
        autoCapitalize="sentences"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
