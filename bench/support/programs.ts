// Programs of Debian around the site: HAProxy as deploy/haproxy.cfg configures it, and others.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ServedSite, stopProcess } from './served-site.ts';

const PORT_DEADLINE_MS = 10_000;
/** Debian installs servers there, and not every PATH has it. */
const PATH = `${process.env.PATH}:/usr/sbin`;

export const deploy = join(import.meta.dirname, '../../deploy');

export function isInstalled(program: string): boolean {
  return (
    spawnSync(program, ['-v'], { stdio: 'ignore', env: { ...process.env, PATH } }).status === 0
  );
}

/** Starts HAProxy on this port before two sites; it is stopped with `opened`. Returns its origin. */
export async function startHaproxy(
  port: number,
  sites: readonly Pick<ServedSite, 'origin'>[],
  opened: AsyncDisposableStack,
): Promise<string> {
  const [one, two] = sites.map(({ origin }) => new URL(origin).host);
  const env = {
    FRONT: `127.0.0.1:${port}`,
    MAX_CONNECTIONS: '4000',
    SERVER_1: one,
    SERVER_2: two,
  };
  const args = ['-db', '-q', '-f', join(deploy, 'haproxy.cfg')];
  await startProgram('haproxy', args, port, env, opened);
  return `http://${env.FRONT}`;
}

/** Resolves once the program listens on `port`. Rejects if it does not, such as because it is not installed. */
export async function startProgram(
  program: string,
  args: readonly string[],
  port: number,
  env: NodeJS.ProcessEnv,
  opened: AsyncDisposableStack,
): Promise<void> {
  const child: ChildProcess = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, PATH },
  });
  opened.defer(() => stopProcess(child));
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  const deadline = Date.now() + PORT_DEADLINE_MS;
  while (!(await isListening(port))) {
    if (failure !== undefined || child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`${program} did not start`, { cause: failure });
    }
    await delay(50);
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
