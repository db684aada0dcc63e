import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

interface Changes {
  /** The commit the changes start from. */
  readonly base: string;
  /** Paths relative to the root; some may have been deleted. */
  readonly files: readonly string[];
}

/** The differences from the main branch, committed or not, including untracked files. */
export async function changedFiles(): Promise<Changes> {
  // A repository without a remote has its own main branch only.
  const base = await git('merge-base', 'HEAD', 'origin/main').catch(() =>
    git('merge-base', 'HEAD', 'main'),
  );
  const changed = await git('diff', '--name-only', '--no-renames', base);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return { base, files: `${changed}\n${added}`.split('\n').filter((file) => file !== '') };
}

async function git(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', args, { cwd: root, maxBuffer: 50_000_000 });
  return stdout.trim();
}
