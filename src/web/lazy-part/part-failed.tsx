import { useLanguage } from '#web/language/language.ts';
import { useReloadWhenQuiet } from '#web/platform/reload.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';

interface PartFailedProps {
  isBusy: boolean;
  onRetry: () => void;
}

/** Shown instead of a part that could not be loaded. */
export function PartFailed({ isBusy, onRetry }: PartFailedProps) {
  useReloadWhenQuiet();
  const { title, retry } = texts.shell.partFailed;
  return (
    <div lang={useLanguage()}>
      <Callout tone="danger" title={title}>
        <Button variant="secondary" iconBefore="refresh" isBusy={isBusy} onClick={onRetry}>
          {retry}
        </Button>
      </Callout>
    </div>
  );
}
