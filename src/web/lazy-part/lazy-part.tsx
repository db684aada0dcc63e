// A part of a page whose code loads after the page. If it fails to load, the rest of the page stays and the part offers
// a retry; it also retries automatically when the network is back.

import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { lateCode } from '#web/platform/late-code.ts';
import { PartBoundary } from './part-boundary.tsx';
import { PartFailed } from './part-failed.tsx';

interface Options {
  /** Shown until the part arrives. */
  whileLoading?: ReactNode;
  /** The page is complete without the part: nothing takes its place if it does not arrive. */
  isOptional?: boolean;
}

type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code in advance, so that the part is there when it is first drawn. Never rejects. */
  prefetch(): Promise<void>;
};

/** Makes a component of one that is loaded when it is first drawn: `() => import('./menu.tsx').then(…)`. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { whileLoading = null, isOptional = false }: Options = {},
): LazyPart<Props> {
  const code = lateCode(load);
  // React keeps the failure of a lazy component for good, so each place where the part is drawn has one of its own.
  const lazily = () => lazy(async () => ({ default: await code.load() }));

  function Part(props: Props) {
    const [Shown, setShown] = useState<ComponentType<Props>>(() => code.loaded() ?? lazily());
    const handleLoad = (Loaded: ComponentType<Props>) => setShown(() => Loaded);
    return (
      <PartBoundary
        // Another boundary, without the failure, once the code has been loaded after all.
        key={String(Shown === code.loaded())}
        whenFailed={isOptional ? null : <PartFailed load={code.load} onLoad={handleLoad} />}
      >
        <Suspense fallback={whileLoading}>
          <Shown {...props} />
        </Suspense>
      </PartBoundary>
    );
  }

  return Object.assign(Part, { prefetch: code.prefetch });
}
