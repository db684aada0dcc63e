import { useEffect, useRef, useState } from 'react';
import { showAlert } from '#web/platform/alerts.ts';
import type { FieldName, Problem } from './checks.ts';
import { problemOf } from './refusal.ts';

/**
 * The one thing that is wrong with a form: told by an alert (product §2.8), then it stands beside its field, which gets the
 * focus. Put `area` on an element around the fields; each field's `name` is its FieldName. `first` has been told already.
 */
export function useProblem<Area extends HTMLElement = HTMLFormElement>(
  first: Problem | null = null,
) {
  const area = useRef<Area>(null);
  const [problem, setProblem] = useState(first);

  // Not before the page shows it: the field may come with its problem.
  useEffect(() => {
    const name = problem?.field;
    if (name != null) area.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }, [problem]);

  function report(found: Problem): void {
    setProblem(found);
    showAlert(found.message);
  }

  return {
    area,
    report,
    reportError: (error: unknown) => report(problemOf(error)),
    /** Gives whether there is nothing wrong. */
    passes(found: Problem | null): boolean {
      if (found === null) setProblem(null);
      else report(found);
      return found === null;
    },
    errorOf: (field: FieldName) => (problem?.field === field ? problem.message : undefined),
    /** What is not about one field. */
    general: problem?.field === null ? problem.message : null,
    clear: () => setProblem(null),
  };
}
