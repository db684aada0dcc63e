import { Gallery } from '#web/ui/gallery/gallery.tsx';

export function Component() {
  return (
    <main id="main" tabIndex={-1}>
      <Gallery />
    </main>
  );
}
