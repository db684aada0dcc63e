import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const setupFiles = ['tools/testing/fail-on-console-error.ts'];

export default mergeConfig(
  viteConfig,
  defineConfig({
    root: '.',
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['src/{domain,contract,print}/**/*.test.ts', 'tools/**/*.test.ts'],
            exclude: ['tools/operator/**'],
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
            setupFiles,
          },
        },
        {
          extends: true,
          test: {
            name: 'server',
            include: ['src/server/**/*.test.ts', 'tools/operator/**/*.test.ts'],
            environment: 'node',
            globalSetup: ['src/server/testing/database-for-tests.ts'],
            setupFiles,
            testTimeout: 30_000,
            hookTimeout: 60_000,
          },
        },
      ],
    },
  }),
);
