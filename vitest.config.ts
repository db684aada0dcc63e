import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const setupFiles = ['tools/testing/fail-on-console-error.ts'];

const PROCESSES = '{src/server,tools}/**/*.process.test.ts';

const server = {
  // Processes, not threads: some tests measure their own memory.
  pool: 'forks' as const,
  environment: 'node',
  globalSetup: ['src/server/testing/database-for-tests.ts'],
  setupFiles,
  // Tests that wait for another process get longer than a busy machine needs.
  expect: { poll: { timeout: 20_000 } },
};

export default mergeConfig(
  viteConfig,
  defineConfig({
    root: '.',
    test: {
      // Two workers even with two processors, since server tests mostly wait for the disk.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      pool: 'threads',
      // A worker loads the code and the environment once for all its files.
      isolate: false,
      // No test is about time, so this is longer than a busy machine needs.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      slowTestThreshold: 3_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: [
              'src/{domain,messages,content,contract,print}/**/*.test.ts',
              'tools/**/*.test.ts',
            ],
            exclude: ['tools/operator/**', PROCESSES],
            environment: 'node',
            setupFiles,
          },
        },
        {
          extends: true,
          test: {
            name: 'web',
            include: ['src/web/**/*.test.{ts,tsx}'],
            environment: 'jsdom',
            // It opens the audio device when it is loaded, so sound.test.ts has to load it anew.
            server: { deps: { inline: ['zzfx'] } },
            setupFiles: [
              ...setupFiles,
              'tools/testing/page-setup.ts',
              'tools/testing/fail-on-silent-status.ts',
              'src/web/testing/server.ts',
            ],
            // page-setup.ts forgets our modules, so it comes before the server that the tests import.
            sequence: { setupFiles: 'list' },
          },
        },
        {
          extends: true,
          test: {
            name: 'server',
            include: ['src/server/**/*.test.ts', 'tools/operator/**/*.test.ts'],
            exclude: [PROCESSES],
            ...server,
          },
        },
        // Tests that start and kill real processes: slow, and independent of the database's version.
        {
          extends: true,
          test: { name: 'process', include: [PROCESSES], ...server, testTimeout: 300_000 },
        },
      ],
    },
  }),
);
