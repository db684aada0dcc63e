import { lazy, Suspense } from 'react';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import styles from './maintenance-page.module.css';

// Rarely seen, so it is not part of the first visit; and when the server is gone, the words stand without it.
const Picture = lazy(async () => {
  const place = await import('#web/ui/art/place-art.tsx').catch(() => null);
  return { default: place?.MaintenanceArt ?? (() => null) };
});

/** In place of the whole app (product §2.2); it goes away by itself when the site is back. */
export function MaintenancePage() {
  const { title, text } = texts.shell.maintenance;
  const art = (
    <div className={styles.art}>
      <Suspense>
        <Picture />
      </Suspense>
    </div>
  );
  return (
    <main id="main" className={styles.page}>
      <PageTitle of={title} />
      <EmptyState art={art} title={title} titleLevel="h1">
        {text}
      </EmptyState>
    </main>
  );
}
