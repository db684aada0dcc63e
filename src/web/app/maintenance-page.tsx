import { texts } from '#web/platform/texts.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { MaintenanceArt } from '#web/ui/art/place-art.tsx';

export function MaintenancePage() {
  const { title, text } = texts.shell.maintenance;
  return (
    <main id="main">
      <EmptyState art={<MaintenanceArt />} title={title} titleLevel="h1">
        {text}
      </EmptyState>
    </main>
  );
}
