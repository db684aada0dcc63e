// npm run test:browsers: all journeys in the other engines. What follows is for Playwright, such as --project firefox.

import { spawn } from 'node:child_process';
import { buildWeb } from './build-web.ts';

await buildWeb();
const args = ['test', '--config', 'playwright.engines.config.ts', ...process.argv.slice(2)];
const run = spawn('playwright', args, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => run.kill(signal));
run.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
