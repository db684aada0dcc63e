// Journeys in other engines (npm run test:browsers; npm test plays the short ones, tagged @short): the server and the
// settings are those of the other journeys, a project is an engine.

import { defineConfig } from '@playwright/test';
import { installedEngines } from './e2e/engines/engines.ts';
import type { WorkerFixtures } from './e2e/engines/test.ts';
import shared from './playwright.config.ts';

export default defineConfig<object, WorkerFixtures>({
  ...shared,
  testDir: 'e2e/engines',
  testIgnore: [],
  globalSetup: './e2e/engines/report-missing.ts',
  outputDir: 'test-results/browsers/failed',
  // A worker starts its engine once, and takes whole files.
  fullyParallel: false,
  workers: 2,
  timeout: 180_000,
  projects: installedEngines().map((engine) => ({ name: engine, use: { engine } })),
});
