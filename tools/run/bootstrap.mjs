// Runs a command of the project on the project's own Node, after installing what a fresh clone lacks.
// It must start on any Node version with nothing installed, so it is plain JavaScript without imports of ours.
//
//   node tools/run/bootstrap.mjs <file.ts> [arguments …]

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const isWindows = process.platform === 'win32';
/** On a large machine V8 would let a server's short-lived objects take some 100 MB more, to no measurable benefit. */
const YOUNG_HEAP = '--max-semi-space-size=16';

installIfNeeded();
runOnOwnNode(process.argv.slice(2));

function installIfNeeded() {
  const stamp = join(root, 'node_modules/.installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log(
    'Installing dependencies (once). This takes a minute or two, without a word from npm…',
  );
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
  });
  if (npm.status !== 0) {
    console.error(
      'The dependencies could not be installed: see above. Is the npm registry reachable?',
    );
    process.exit(1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
}

function runOnOwnNode([file, ...args]) {
  const node = join(root, 'node_modules/node/bin', isWindows ? 'node.exe' : 'node');
  const settings = join(root, '.env');
  const options = [...(existsSync(settings) ? [`--env-file=${settings}`] : []), YOUNG_HEAP];
  const child = spawn(node, [...options, join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      // Compiled code is cached between starts.
      NODE_COMPILE_CACHE:
        process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compiled'),
      PATH: [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(
        isWindows ? ';' : ':',
      ),
    },
  });
  // Ctrl-C reaches the child too; this process only waits for its graceful end.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`The project's own Node.js can't be started (${node}): ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}
