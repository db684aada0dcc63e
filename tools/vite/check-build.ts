// Builds the pages without writing them: the build fails where a first visit carries too much, or where zod is in the pages
// (first-visit.ts).

import { join } from 'node:path';
import { build } from 'vite';

await build({
  configFile: join(import.meta.dirname, '../../vite.config.ts'),
  logLevel: 'error',
  build: { write: false },
});
