import { useLayoutEffect } from 'react';

/** While the caller is mounted, its page fills the window alone: shell.module.css hides the links around it. */
export function useFillsWindow(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.fillsWindow = '';
    return () => {
      delete dataset.fillsWindow;
    };
  }, []);
}
