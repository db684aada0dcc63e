// Caddy in front of a running site, with HTTP/2 and a self-signed certificate, if Caddy is installed (Debian: `caddy`).

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stopProcess } from './served-site.ts';

const CADDY = '/usr/bin/caddy';
const START_DEADLINE_MS = 20_000;

/** Null if Caddy is not installed. */
export async function serveBehindCaddy(
  origin: string,
  port: number,
): Promise<{ origin: string; close(): Promise<void> } | null> {
  if (!existsSync(CADDY)) return null;
  const dir = await mkdtemp(join(tmpdir(), 'grammar-gully-caddy-'));
  const config = join(dir, 'Caddyfile');
  await writeFile(
    config,
    `{
  admin off
  auto_https disable_redirects
  skip_install_trust
}
https://localhost:${port} {
  bind 127.0.0.1
  tls internal
  reverse_proxy ${new URL(origin).host}
}
`,
  );
  const child = spawn(CADDY, ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { ...process.env, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir },
  });
  const close = async () => {
    await stopProcess(child);
    await rm(dir, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_DEADLINE_MS;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await close();
      throw new Error('Caddy did not start');
    }
    await delay(100);
  }
  return { origin: `https://localhost:${port}`, close };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
