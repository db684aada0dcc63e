// index.html paints the loader before any script arrives (boot-loader.html). That one stays in its place until there
// is something to show, so nothing jumps; React draws the same loader only where the document has none.

import { useLayoutEffect } from 'react';
import { texts } from '#web/platform/texts.ts';
import { Loader } from '#web/ui/loader/loader.tsx';

const bootLoader = () => document.getElementById('boot-loader');

export function FirstLoader({ isShown }: { isShown: boolean }) {
  useLayoutEffect(() => {
    if (!isShown) bootLoader()?.remove();
  }, [isShown]);
  if (!isShown || bootLoader() !== null) return null;
  return <Loader label={texts.shell.loading} />;
}
