// npm start: builds the web site if needed, then becomes the server.

import { ConfigError } from '#server/config.ts';
import { buildWeb } from './build-web.ts';

try {
  if (await buildWeb()) console.log('The web site is built.');
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}
await import('#server/main.ts');
