import { Gallery } from '#web/ui/gallery/gallery.tsx';

export function Component() {
  return (
    <main id="main" lang="en-IN" tabIndex={-1}>
      <Gallery />
    </main>
  );
}
