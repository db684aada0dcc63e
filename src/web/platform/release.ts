// A tab may stay open while another build of the site is released (product §2.13). The document says which build it
// belongs to, and every response of the server which one is out.

import { BUILD_HEADER, NO_BUILD } from '#domain/site/build.ts';

const META = 'meta[name="build"]';

let isOther = false;

/** The id of the build that this page belongs to; empty on a development server. */
export function ownBuild(): string {
  return document.querySelector<HTMLMetaElement>(META)?.content ?? '';
}

/** Call with every response of the server. */
export function noteBuild({ headers }: Response): void {
  const served = headers.get(BUILD_HEADER);
  if (served === null || served === NO_BUILD || ownBuild() === '') return;
  isOther = served !== ownBuild();
}

/** Whether the server, by its latest response, serves another build than this page's. */
export function isOtherBuildOut(): boolean {
  return isOther;
}
