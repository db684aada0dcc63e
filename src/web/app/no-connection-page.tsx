import { useState } from 'react';
import { useLanguage } from '#web/language/language.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { reloadWhenReachable } from '#web/platform/reload.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import styles from './maintenance-page.module.css';

/** Replaces the loader when the first page does not arrive (product §2.2), and disappears as soon as it does. */
export function NoConnectionPage() {
  const { title, text, retry, failedAgain } = texts.shell.noConnection;
  const [isTrying, setTrying] = useState(false);
  const [failures, setFailures] = useState(0);
  const handleRetry = async () => {
    setTrying(true);
    if (await reloadWhenReachable()) return;
    setTrying(false);
    setFailures(failures + 1);
  };
  return (
    <main id="main" className={styles.page} lang={useLanguage()} tabIndex={-1}>
      <PageTitle of={title} />
      <EmptyState
        art={<Icon name="refresh" size={96} />}
        title={title}
        titleLevel="h1"
        action={
          <Button isBusy={isTrying} onClick={handleRetry}>
            {retry}
          </Button>
        }
      >
        <LiveRegion message={failures > 0 ? failedAgain : text} event={failures} isVisible />
      </EmptyState>
    </main>
  );
}
