// A proxy between the server and a browser that does not report errors to its driver: a script at the start of every
// page reports them here.

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ERROR_REPORTS } from './tab.ts';

const SCRIPT = '/reported-errors.js';
const REPORT = '/reported-errors';

/** Runs in the page. */
function reportErrors(address: string): void {
  const report = (problem: unknown) =>
    void fetch(address, { method: 'POST', body: String(problem), keepalive: true });
  const write = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    report(values.map(String).join(' '));
    write(...values);
  };
  window.addEventListener('error', ({ message }) => report(message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`${violatedDirective} forbids ${blockedURI}`),
  );
}

export interface ErrorProxy {
  readonly baseUrl: string;
  readonly problems: readonly string[];
  stop(): Promise<void>;
}

export async function startErrorProxy(server: string): Promise<ErrorProxy> {
  const problems: string[] = [];
  const proxy = createServer(async (from, to) => {
    if (from.url === SCRIPT) {
      to.setHeader('content-type', 'text/javascript');
      to.end(`(${reportErrors})(${JSON.stringify(REPORT)})`);
    } else if (from.url === REPORT) {
      problems.push(await text(from));
      to.writeHead(204).end();
    } else {
      if (from.url === ERROR_REPORTS) problems.push('the page reported an error');
      forward(server, from, to);
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    problems,
    baseUrl: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async stop() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

function forward(server: string, from: IncomingMessage, to: ServerResponse): void {
  // The proxy needs uncompressed pages.
  const { 'accept-encoding': _, ...headers } = from.headers;
  const { method = 'GET', url = '/' } = from;
  const asked = request(new URL(url, server), { method, headers }, async (reply) => {
    const { 'content-length': length, ...replied } = reply.headers;
    const isPage = reply.headers['content-type']?.startsWith('text/html') === true;
    if (!isPage) {
      to.writeHead(reply.statusCode ?? 500, reply.headers);
      reply.pipe(to);
      return;
    }
    to.writeHead(reply.statusCode ?? 500, replied);
    const page = length === '0' ? '' : await text(reply).catch(() => '');
    to.end(page.replace('<head>', `<head><script src="${SCRIPT}"></script>`));
  });
  asked.on('error', () => to.destroy());
  to.on('close', () => asked.destroy());
  from.pipe(asked);
}
