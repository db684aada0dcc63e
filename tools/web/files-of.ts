import { glob } from 'node:fs/promises';
import { sep } from 'node:path';

/** The files below `root` that match a pattern, sorted, with forward slashes. */
export async function filesOf(root: string, pattern: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const path of glob(pattern, { cwd: root })) paths.push(path.split(sep).join('/'));
  return paths.sort();
}
