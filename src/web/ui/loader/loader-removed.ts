// The first loader. Anything that may load after the first page is requested once that page has been painted.

const loader = () => document.getElementById('boot-loader');
const waiting: (() => void)[] = [];
let isPainting = false;

/** Removes the document's loader. */
export function removeLoader(): void {
  if (loader() === null) return;
  loader()?.remove();
  isPainting = true;
  // A callback runs before its frame is painted: the second one proves that the first frame was painted.
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        isPainting = false;
        for (const go of waiting.splice(0)) go();
      }),
    ),
  );
}

/** Resolves after the frame in which the loader is removed, or immediately if that frame was painted earlier. */
export function whenLoaderRemoved(): Promise<void> {
  const isGone = loader() === null && !isPainting;
  return isGone ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
}
