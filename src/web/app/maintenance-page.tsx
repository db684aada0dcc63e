import { useLanguage } from '#web/language/language.ts';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import styles from './maintenance-page.module.css';

// Rarely seen, hence not part of every first visit. If the server is unreachable, the text appears without it.
const Picture = lazyPart(async () => (await import('#web/ui/art/place-art.tsx')).MaintenanceArt, {
  isOptional: true,
});

/** Replaces the whole app (product §2.2) until the site is back. */
export function MaintenancePage() {
  const { title, text } = texts.shell.maintenance;
  const art = (
    <div className={styles.art}>
      <Picture />
    </div>
  );
  return (
    <main id="main" className={styles.page} lang={useLanguage()}>
      <PageTitle of={title} />
      <EmptyState art={art} title={title} titleLevel="h1">
        <LiveRegion message={text} isVisible />
      </EmptyState>
    </main>
  );
}
