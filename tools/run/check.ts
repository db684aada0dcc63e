// npm run check: everything that needs neither a database nor a browser.
// npm run check -- --changed: only what the changes since the main branch touch.

import { existsSync } from 'node:fs';
import { changedFiles } from './changed-files.ts';
import { reportResults, runInParallel, type Step, type StepResult } from './steps.ts';

interface Check extends Step {
  /** A change to one of these files can change the result. */
  readonly inputs: RegExp;
}

const CODE = /^(src|tools|bench|e2e)\/.*\.[mc]?tsx?$|\.cjs$|^[^/]+\.(ts|json)$/;

/** Longest first, so that no long check runs alone at the end. */
const checks: readonly Check[] = [
  {
    name: 'unit and page tests',
    command: 'vitest',
    args: ['run', '--project', 'unit', '--project', 'web'],
    inputs: /./,
  },
  types('pages', 'tsconfig.web.json', /^src\/(web|domain|contract|messages|content)\/|^content\//),
  types('server and tools', 'tsconfig.json', /^(src\/(?!web\/)|tools\/|bench\/)|^[^/]+\.ts$/),
  types(
    'what drives a browser',
    'tsconfig.browser.json',
    /^(e2e\/|bench\/|tools\/|src\/(?!web\/))/,
  ),
  types('domain tests', 'tsconfig.tests.json', /^src\/(domain|messages)\//),
  {
    name: 'content',
    command: 'node',
    args: ['tools/content/check/check.ts'],
    inputs: /^(content|docs\/readings|src\/(content|domain)|tools\/content)\//,
  },
  {
    name: 'size of the pages',
    command: 'node',
    args: ['tools/vite/check-build.ts'],
    inputs:
      /^(src\/(web|domain|messages|contract)|content\/(site|pages|games)|tools\/vite)|^vite\.config|^package/,
  },
  {
    name: 'boundaries',
    command: 'depcruise',
    args: [
      ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
      ...['src', 'tools', 'bench', 'e2e'],
    ],
    inputs: CODE,
  },
  { name: 'unused code', command: 'knip', args: ['--cache'], inputs: CODE },
  types('domain', 'tsconfig.domain.json', /^src\/(domain|messages)\//),
  {
    name: 'format and lint',
    command: 'biome',
    args: ['check', '--error-on-warnings', '.'],
    inputs: /./,
  },
];

function types(what: string, config: string, inputs: RegExp): Check {
  const buildInfo = `node_modules/.cache/types/${config}.tsbuildinfo`;
  const args = ['-p', config, '--incremental', '--tsBuildInfoFile', buildInfo];
  return {
    name: `types: ${what}`,
    command: 'tsc',
    args,
    // Compiler options and packages concern every program.
    inputs: new RegExp(`${inputs.source}|^tsconfig|^package`),
  };
}

export function runChecks(): Promise<StepResult[]> {
  return runInParallel(checks);
}

/** The checks whose result a change to these files can affect. */
export function checksFor(files: readonly string[]): readonly Check[] {
  return checks.filter(({ inputs }) => files.some((file) => inputs.test(file)));
}

/** Tests that read all files instead of importing them, so the import graph does not show which changes affect them. */
const wholeTreeTests: Check = {
  name: 'styles, references and lists',
  command: 'vitest',
  args: [
    ...['run', '--project', 'unit', 'tools/web/css-problems', 'tools/web/site-elsewhere'],
    ...[
      'tools/web/stored-names',
      'tools/run/references',
      'tools/run/migrations',
      'tools/run/migration-dangers',
      'tools/run/locks',
      'tools/run/settings',
      'src/contract/all.test.ts',
      'src/content/rules/all-rules',
    ],
  ],
  inputs: /./,
};

/** Checks what the changes touch, in a few seconds; the whole check has the last word. */
async function runChangedChecks(): Promise<StepResult[]> {
  const { base, files } = await changedFiles();
  console.log(`${files.length} changed files since ${base.slice(0, 9)}`);
  const touched = checksFor(files).map((check) => {
    if (check.command === 'vitest') {
      return { ...check, args: [...check.args, '--passWithNoTests', '--changed', base] };
    }
    if (check.command !== 'biome') return check;
    const only = ['--no-errors-on-unmatched', ...files.filter((file) => existsSync(file))];
    return { ...check, args: [...check.args.slice(0, -1), ...only] };
  });
  return runInParallel(files.length === 0 ? [] : [...touched, wholeTreeTests]);
}

if (process.argv[1] === import.meta.filename) {
  reportResults(process.argv.includes('--changed') ? await runChangedChecks() : await runChecks());
}
