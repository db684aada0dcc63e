import { type FormEvent, useEffect, useRef, useState } from 'react';
import { readBirthYear } from '#domain/account/grown-up.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useIsRegionReady } from '#web/ui/live-region/use-is-region-ready.ts';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import styles from './grown-up.module.css';
import { letItRest, msOfRest, rememberGrownUp } from './grown-up.ts';

interface GrownUpQuestionProps {
  onPassed: () => void;
}

/** Asks for the year of birth (product §4.16). After the answer of a child it rests for a minute. */
export function GrownUpQuestion({ onPassed }: GrownUpQuestionProps) {
  const { text, label, hint, unclear, child, submit } = texts.grownUp;
  const form = useRef<HTMLFormElement>(null);
  const [year, setYear] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isResting, setResting] = useState(() => msOfRest() > 0);
  const isReady = useIsRegionReady();

  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => setResting(false), msOfRest());
    return () => clearTimeout(timer);
  }, [isResting]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isResting) return;
    const said = readBirthYear(year, new Date().getFullYear());
    if (said === 'grown-up') {
      rememberGrownUp();
      onPassed();
    } else if (said === 'child') {
      letItRest();
      setYear('');
      setProblem(undefined);
      setResting(true);
    } else {
      setProblem(unclear);
      form.current?.querySelector('input')?.focus();
    }
  };

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={handleSubmit}>
      <p>{text}</p>
      <div role="status">{isReady && isResting && <p>{child}</p>}</div>
      {!isResting && (
        <>
          <TextField
            label={label}
            hint={hint}
            name="year"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={year}
            onChange={(typed) => {
              setYear(typed);
              setProblem(undefined);
            }}
            error={problem}
          />
          <Button type="submit" isWide>
            {submit}
          </Button>
        </>
      )}
    </form>
  );
}
