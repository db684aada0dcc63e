// A part of a page whose code loads after the page. If it fails to load, the rest of the page stays and the part offers
// a retry; it also retries when the network returns.

import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { lazyCode } from '#web/platform/lazy-code.ts';
import { PartBoundary } from './part-boundary.tsx';
import { PartFailed } from './part-failed.tsx';

interface Options {
  /** Shown until the part has loaded. */
  fallback?: ReactNode;
  /** The page is complete without the part: nothing is shown if it fails to load. */
  isOptional?: boolean;
}

type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code in advance to make the part available at its first render. Never rejects. */
  prefetch(): Promise<void>;
};

/** Wraps a component that loads at its first render: `() => import('./menu.tsx').then(…)`. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, isOptional = false }: Options = {},
): LazyPart<Props> {
  const code = lazyCode(load);
  // React keeps the failure of a lazy component forever; each place therefore creates its own.
  const createLazy = () => lazy(async () => ({ default: await code.load() }));

  function Part(props: Props) {
    const [Shown, setShown] = useState<ComponentType<Props>>(() => code.loaded() ?? createLazy());
    const handleLoad = (Loaded: ComponentType<Props>) => setShown(() => Loaded);
    return (
      <PartBoundary
        // A new boundary clears the failure once the code has loaded after all.
        key={String(Shown === code.loaded())}
        errorFallback={isOptional ? null : <PartFailed load={code.load} onLoad={handleLoad} />}
      >
        <Suspense fallback={fallback}>
          <Shown {...props} />
        </Suspense>
      </PartBoundary>
    );
  }

  return Object.assign(Part, { prefetch: code.prefetch });
}
