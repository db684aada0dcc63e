import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Mascot } from '#web/ui/art/mascot.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';

/** What a page shows in its place when it failed: a way on, never a stack trace. */
export function RouteError() {
  const { title, text, retry } = texts.shell.unexpected;
  return (
    <main id="main" tabIndex={-1}>
      <PageTitle of={title} />
      <EmptyState
        art={<Mascot mood="oops" size={200} />}
        title={title}
        titleLevel="h1"
        action={<Button onClick={() => window.location.reload()}>{retry}</Button>}
      >
        {text}
      </EmptyState>
    </main>
  );
}
