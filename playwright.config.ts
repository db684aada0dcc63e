// Browser journeys (npm test runs them): a real browser against a real server with a fresh database of its own.
// E2E_BASE_URL and E2E_DATA_DIR point them at a server that is already running (with OTP_SOFT_LIMIT as below);
// CHROMIUM_PATH at another Chromium.

import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '#tools/run/find-chromium.ts';
import { freePort } from './e2e/support/free-port.ts';

const given = process.env.E2E_BASE_URL;
// The workers inherit what is set here.
process.env.CHROMIUM_PATH = findChromium();
process.env.E2E_PORT ??= String(await freePort());
const PORT = process.env.E2E_PORT;
process.env.E2E_DATA_DIR ??= join(tmpdir(), `grammar-gully-e2e-${randomUUID()}`);
process.env.E2E_NEW_DATA_DIR ??= `${process.env.E2E_DATA_DIR}-new`;
/** The journeys come from one address, and are not about its limit of codes. */
const OTP_SOFT_LIMIT = '100000';
const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 20_000;

export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'engines/**',
  outputDir: 'test-results',
  fullyParallel: true,
  // More than processors, since a journey also waits: for animations, timers, servers that start.
  workers: 3,
  forbidOnly: process.env.CI !== undefined,
  // A test that passes only the second time is listed as flaky, with a trace.
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: [['list']],
  timeout: 120_000,
  // Longer than a busy machine needs.
  expect: { timeout: 20_000 },
  use: {
    baseURL: given ?? `http://127.0.0.1:${PORT}`,
    // Tracing everything would take a third of the CPU time; use `--trace on` to get one.
    trace: 'on-first-retry',
    actionTimeout: 30_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: CHROMIUM_ARGS,
    },
  },
  projects: [
    // A journey runs on one screen, the phone's, unless it is tagged @desktop: by mouse, by keyboard, or in several
    // tabs. What must hold on both is checked in one visit (expectAccessible).
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grep: /@desktop/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  ...(given === undefined && {
    webServer: {
      command: `"${process.execPath}" e2e/support/serve.ts`,
      url: `http://127.0.0.1:${PORT}/api/health`,
      env: {
        PORT,
        DATA_DIR: process.env.E2E_DATA_DIR,
        E2E_NEW_DATA_DIR: process.env.E2E_NEW_DATA_DIR,
        LOG_LEVEL: 'warn',
        OTP_SOFT_LIMIT,
      },
      timeout: START_TIMEOUT_MS,
      gracefulShutdown: { signal: 'SIGTERM', timeout: STOP_TIMEOUT_MS },
    },
  }),
});
