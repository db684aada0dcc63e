import { useState } from 'react';
import { useRouteError } from 'react-router';
import { useLanguage } from '#web/language/language.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { reloadWhenReachable, useReloadWhenQuiet } from '#web/platform/reload.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { MissingCodeError } from './load-page.ts';

/** Replaces a page that failed: offers a way to continue and never shows a stack trace. */
export function RouteError() {
  const { unexpected, noConnection } = texts.shell;
  const isMissing = useRouteError() instanceof MissingCodeError;
  const { title, text } = isMissing ? noConnection : unexpected;
  const { offline, retry } = unexpected;
  useReloadWhenQuiet(isMissing);
  const [state, setState] = useState<'failed' | 'trying' | 'offline'>('failed');
  const handleRetry = async () => {
    setState('trying');
    if (!(await reloadWhenReachable())) setState('offline');
  };
  return (
    <main id="main" lang={useLanguage()} tabIndex={-1}>
      <PageTitle of={title} />
      <EmptyState
        art={<Icon name="refresh" size={96} />}
        title={title}
        titleLevel="h1"
        action={
          <Button isBusy={state === 'trying'} onClick={handleRetry}>
            {retry}
          </Button>
        }
      >
        {state === 'offline' ? offline : text}
        <LiveRegion message={state === 'offline' ? offline : ''} />
      </EmptyState>
    </main>
  );
}
