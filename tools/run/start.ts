// npm start: builds the web site if it is not built yet, then becomes the server.

import { buildWeb } from './build-web.ts';

if (await buildWeb()) console.log('The web site is built.');
await import('#server/main.ts');
