// The first loader: whatever may load after the first page is requested once that page has been painted.

const loader = () => document.getElementById('boot-loader');
const waiting: (() => void)[] = [];

/** Removes the loader that is part of the document. */
export function removeLoader(): void {
  loader()?.remove();
  // A callback runs before its frame is painted, so the second one shows that the first frame has been.
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const go of waiting.splice(0)) go();
      }),
    ),
  );
}

/** Resolves after the frame in which the loader is removed, or immediately if it already has been. */
export function whenLoaderIsGone(): Promise<void> {
  return loader() === null ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
}
