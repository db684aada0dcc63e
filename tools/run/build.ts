import { buildWeb } from './build-web.ts';

console.log((await buildWeb()) ? 'The web site is built.' : 'The web site is up to date.');
