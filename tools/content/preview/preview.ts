// `npm run content:preview`: the content as pages to read and to print, at http://127.0.0.1:4100 (PORT).
// Every request reads the files again, so that a reload shows the latest edit.

import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readContent } from '#content/content.ts';
import { CONTENT_DIR } from '../reading/one-file.ts';
import { html } from './html.ts';
import { page, pageAt } from './preview-pages.ts';

const DEFAULT_PORT = 4100;
const HTML_TYPE = 'text/html; charset=utf-8';

/** Returns the preview server of a content folder, not yet listening. */
export function previewServer(contentDir: string): Server {
  return createServer((request, response) => {
    answer(contentDir, request, response).catch((error: unknown) => {
      console.error(error);
      send(response, 500, page('Something went wrong', html`<p>See the terminal.</p>`));
    });
  });
}

async function answer(
  contentDir: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    send(response, 405, page('Only for reading', html`<p>This page can only be read.</p>`));
    return;
  }
  const path = (request.url ?? '/').replace(/[?#].*$/s, '');
  if (path === '/style.css') {
    const style = await readFile(new URL('preview-style.css', import.meta.url), 'utf8');
    send(response, 200, style, 'text/css; charset=utf-8');
    return;
  }
  const { bank } = await readContent(contentDir);
  const found = pageAt(bank, path);
  if (found !== undefined) send(response, 200, found);
  else send(response, 404, page('Not found', html`<p>There is no page at ${path}.</p>`));
}

function send(response: ServerResponse, status: number, body: string, type = HTML_TYPE): void {
  response.writeHead(status, {
    'content-type': type,
    'content-security-policy': "default-src 'none'; style-src 'self'",
  });
  response.end(body);
}

if (import.meta.main) {
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    console.error(`PORT is ${process.env.PORT}; it should be a number from 0 to 65535.`);
    process.exitCode = 1;
  } else {
    previewServer(CONTENT_DIR)
      .on('error', (error) => {
        console.error(`The preview cannot start: ${error.message}`);
        process.exitCode = 1;
      })
      .listen(port, '127.0.0.1', () => console.log(`The content is at http://127.0.0.1:${port}`));
  }
}
