// npm run dev: the server and the web site for development, both reloading on a change.
// The pages are on WEB_PORT (5173); their calls are proxied to the server on PORT (3000).

import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const server = spawn(
  process.execPath,
  ['--watch-path=src', '--watch-path=content', 'src/server/main.ts'],
  {
    cwd: root,
    stdio: 'inherit',
  },
);

const { createServer } = await import('vite');
const web = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: { port: Number(process.env.WEB_PORT ?? 5173) },
});
await web.listen();
web.printUrls();

async function close() {
  server.kill('SIGTERM');
  await web.close();
  process.exit(0);
}
process.on('SIGINT', close);
process.on('SIGTERM', close);
server.on('exit', close);
