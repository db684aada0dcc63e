import { useLayoutEffect } from 'react';

/** What shell.module.css hides: with `fillsWindow` all links around the page, with `hidesChat` the chat button alone. */
type RootFlag = 'fillsWindow' | 'hidesChat';

/** Sets the flag on the document while the caller is mounted. */
export function useRootFlag(flag: RootFlag): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset[flag] = '';
    return () => {
      delete dataset[flag];
    };
  }, [flag]);
}
