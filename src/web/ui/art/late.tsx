import { type ComponentType, lazy, Suspense } from 'react';
import { whenLoaderIsGone } from '#web/ui/loader/loader-gone.ts';

/**
 * A picture that only decorates: its code comes once the first page has been painted. Nothing takes its place until then,
 * or without a network, so the caller keeps its room.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Late = lazy<ComponentType<Props>>(async () => {
    await whenLoaderIsGone();
    // The page is complete without the picture.
    return { default: await load().catch(() => () => null) };
  });
  return (props) => (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
