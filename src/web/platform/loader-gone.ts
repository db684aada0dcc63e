// The loader of the first seconds: what may come later than the first page is asked for when it is gone.

const loader = () => document.getElementById('boot-loader');
const waiting: (() => void)[] = [];

/** Takes away the loader that the document came with. */
export function removeLoader(): void {
  loader()?.remove();
  for (const go of waiting.splice(0)) go();
}

/** Resolves when the first page is uncovered; at once if it is. */
export function whenLoaderIsGone(): Promise<void> {
  return loader() === null ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
}
