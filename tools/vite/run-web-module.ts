import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../../src/web');

/** Runs a module of the pages at build time. `path` is relative to src/web. */
export async function runWebModule<Module>(path: string, plugins: Plugin[] = []): Promise<Module> {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: join(root, '../../node_modules/.vite/run-web-module'),
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, watch: null, ws: false },
    plugins: [react(), ...plugins],
  });
  try {
    return (await server.ssrLoadModule(`/${path}`)) as Module;
  } finally {
    await server.close();
  }
}
