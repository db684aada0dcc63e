import type { ChildProcess } from 'node:child_process';

/** Kills the process when this one ends: a journey that fails, or a worker that is killed, never stops it itself. */
export function killWithTests(child: ChildProcess): void {
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
}
