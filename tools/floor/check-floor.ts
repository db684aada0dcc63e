// npm run check:floor: whether the built pages use anything that the oldest browsers lack (decision 046). Functions,
// attributes and styles are looked up in @mdn/browser-compat-data; es-check reads the syntax.

import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtFeatures, floorProblems, inlineTexts } from './built-features.ts';
import { exceptions } from './exceptions.ts';
import { floorInWords, readFloor } from './floor.ts';

const BUILT = join(import.meta.dirname, '../../dist/web');
/** syntax-features.ts finds the parts of ES2022 that browsers of the floor lack. */
const SCRIPTS_SYNTAX = 'es2022';
/** The scripts in the document run in browsers of any age. */
const INLINE_SYNTAX = 'es5';

const floor = readFloor();
const problems = [
  ...floorProblems(await builtFeatures(BUILT, floor), exceptions),
  ...syntaxProblems(SCRIPTS_SYNTAX, join(BUILT, 'assets'), ['--module']),
  ...(await inlineProblems()),
];
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`The built pages run in ${floorInWords(floor)}.`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function inlineProblems(): Promise<string[]> {
  const dir = await mkdtemp(join(tmpdir(), 'inline-scripts-'));
  try {
    const html = await readFile(join(BUILT, 'index.html'), 'utf8');
    const scripts = inlineTexts(html, 'script');
    await Promise.all(
      scripts.map((script, place) => writeFile(join(dir, `inline-${place}.js`), script)),
    );
    return syntaxProblems(INLINE_SYNTAX, dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

function syntaxProblems(version: string, dir: string, options: readonly string[] = []): string[] {
  const { status, stdout, stderr } = spawnSync(
    'es-check',
    [version, join(dir, '*.js'), '--noCache', '--noColor', ...options],
    { encoding: 'utf8' },
  );
  return status === 0 ? [] : [`es-check ${version}: ${stdout}${stderr}`];
}
