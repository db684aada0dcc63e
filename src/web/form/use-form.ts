import { type FormEvent, useEffect, useRef, useState } from 'react';
import { alertProblem } from '#web/dialogs/dialogs.ts';
import type { FieldName, Problem } from './problem.ts';
import { problemOf } from './refusal.ts';

interface FormOptions {
  /** An initial problem, shown at its field from the start. */
  readonly problem?: Problem | null;
  /** Called after every change of a field. */
  readonly onChange?: () => void;
}

/** Returned by `send` when the page is being left: the form stays busy. */
export const LEAVING = 'leaving';

/**
 * The state of a form: its values, its current problem, and whether it is being sent. A problem is shown at its field,
 * which gets the focus (product §2.8). Put `area` on an element around the fields. Each field's `name` is its
 * FieldName.
 */
export function useForm<Values extends Partial<Record<FieldName, unknown>>>(
  initial: Values | (() => Values),
  { problem: first = null, onChange }: FormOptions = {},
) {
  const area = useRef<HTMLDivElement & HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [problem, setProblem] = useState(first);
  const [isBusy, setBusy] = useState(false);

  // Only after rendering: the field may appear together with its problem.
  useEffect(() => {
    if (problem?.field != null) focusField(area.current, problem.field);
  }, [problem]);

  function set(change: Partial<Values>): void {
    setValues((now) => ({ ...now, ...change }));
    setProblem(null);
    onChange?.();
  }

  function report(found: Problem): void {
    setProblem(found);
    alertProblem(found.message);
  }

  return {
    area,
    values,
    isBusy,
    set,
    focus: (name: FieldName) => focusField(area.current, name),
    report,
    /** The message of a problem that concerns the whole form. */
    general: problem?.field === null ? problem.message : null,
    errorOf: (name: FieldName) => (problem?.field === name ? problem.message : undefined),
    /** The props of a field. */
    field<Name extends keyof Values & FieldName>(name: Name) {
      return {
        name,
        value: values[name],
        onChange: (value: Values[Name]) => set({ [name]: value } as unknown as Partial<Values>),
        error: problem?.field === name ? problem.message : undefined,
      };
    },
    /**
     * Returns a handler for a form or button that checks and then sends. Sends nothing if `check` finds a problem or a
     * submission is in flight. A problem that `send` returns or throws is reported.
     */
    submit:
      (
        check: (values: Values) => Problem | null,
        send: (values: Values) => Promise<Problem | typeof LEAVING | null | undefined>,
      ) =>
      async (event?: FormEvent): Promise<void> => {
        event?.preventDefault();
        if (isBusy) return;
        const wrong = check(values);
        if (wrong !== null) return report(wrong);
        setProblem(null);
        setBusy(true);
        try {
          const end = await send(values);
          if (end === LEAVING) return;
          if (end) report(end);
        } catch (error) {
          report(problemOf(error));
        }
        setBusy(false);
      },
  };
}

function focusField(area: HTMLElement | null, name: FieldName): void {
  area?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
