// Programs that come from packages of Debian: where they are, installed now if need be and if it can be done.

import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

let isListUpdated = false;

/**
 * Path of the first program that is there; patterns are allowed. If there is none, the packages are installed, as root on
 * Debian. Undefined if there is still none.
 */
export function installed(
  programs: readonly string[],
  packages: readonly string[],
): string | undefined {
  const found = firstOf(programs);
  if (found !== undefined || !canInstall()) return found;
  console.log(`Installing from Debian: ${packages.join(', ')}…`);
  if (!isListUpdated) apt('update');
  isListUpdated = true;
  apt('install', '-y', '--no-install-recommends', ...packages);
  return firstOf(programs);
}

function firstOf(programs: readonly string[]): string | undefined {
  return programs.flatMap((program) => globSync(program)).find((path) => existsSync(path));
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function apt(...args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', args, { stdio: 'inherit', env });
}
