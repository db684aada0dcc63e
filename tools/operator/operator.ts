// npm run operator -- <noun> <verb> [--flag value …]

import { loadSettingsFile } from '#server/config.ts';
import { runOperator } from './run-operator.ts';

loadSettingsFile();
const code = await runOperator(process.argv.slice(2), process.env);
// Lets stdout drain first: a long list may still be in the pipe.
process.stdout.write('', () => process.exit(code));
