import { glob } from 'node:fs/promises';
import { sep } from 'node:path';

/** The files below `root` that a pattern names, in order, with forward slashes. */
export async function filesOf(root: string, pattern: string): Promise<string[]> {
  const paths = await Array.fromAsync(glob(pattern, { cwd: root }));
  return paths.map((path) => path.split(sep).join('/')).sort();
}
