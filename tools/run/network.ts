// npm run test:network: the families of e2e/network.spec.ts on a network that lies, for longer than in npm test, by a new
// seed. SEED=… repeats a run.

import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { buildWeb } from './build-web.ts';

const FAMILIES = '3';
const seed = process.env.SEED ?? String(randomInt(1_000_000));

await buildWeb();
console.log(`SEED=${seed}`);
const child = spawn('playwright', ['test', 'e2e/network.spec.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    SEED: seed,
    NETWORK_FAMILIES: FAMILIES,
  },
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
