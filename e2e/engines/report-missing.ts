// Runs before the journeys in other engines. A missing engine is an error under CI, otherwise a line on the terminal.

import { missingEngines } from './engines.ts';

export default function reportMissing(): void {
  const missing = missingEngines();
  if (missing.length > 0 && process.env.CI) throw new Error(missing.join('; '));
  for (const line of missing) console.error(`No journey in this engine: ${line}`);
}
