// A tab may stay open across releases (product §2.13). The document names its own build; every response of the server
// names the current one.

import { BUILD_HEADER, NO_BUILD } from '#domain/site/build.ts';

const META = 'meta[name="build"]';

let isOther = false;

/** The id of this page's build; empty on a development server. */
export function ownBuild(): string {
  return document.querySelector<HTMLMetaElement>(META)?.content ?? '';
}

/** Call with every response of the server. */
export function noteBuild({ headers }: Response): void {
  const served = headers.get(BUILD_HEADER);
  if (served === null || served === NO_BUILD || ownBuild() === '') return;
  isOther = served !== ownBuild();
}

/** Whether the server's latest response names another build than this page's. */
export function isOutdated(): boolean {
  return isOther;
}
