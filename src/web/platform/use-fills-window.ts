import { useLayoutEffect } from 'react';

/** While the caller is shown, its page fills the window alone: shell.module.css hides what would lead away. */
export function useFillsWindow(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.fillsWindow = '';
    return () => {
      delete dataset.fillsWindow;
    };
  }, []);
}
