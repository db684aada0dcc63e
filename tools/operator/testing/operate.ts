// Runs an operator's command in the process of a test.

import { format } from 'node:util';
import { runOperator } from '../run-operator.ts';

/** Returns the exit code, and what was printed. One at a time. */
export async function operate(words: readonly string[], env: NodeJS.ProcessEnv) {
  let out = '';
  let err = '';
  const { log, error } = console;
  console.log = (...parts) => {
    out += `${format(...parts)}\n`;
  };
  console.error = (...parts) => {
    err += `${format(...parts)}\n`;
  };
  try {
    const code = await runOperator(words, env);
    return { code, out, err };
  } finally {
    Object.assign(console, { log, error });
  }
}
