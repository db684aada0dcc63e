import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '#web/language/language.ts';
import { reloadWhenReachable, useReloadWhenQuiet } from '#web/platform/reload.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';

interface PartFailedProps<Code> {
  load: () => Promise<Code>;
  onLoad: (code: Code) => void;
}

/** Shown in place of a part that failed to load. Loads it again on request and when the network returns. */
export function PartFailed<Code>({ load, onLoad }: PartFailedProps<Code>) {
  useReloadWhenQuiet();
  const [isBusy, setBusy] = useState(false);
  const { title, retry } = texts.shell.partFailed;
  /** Resolves to whether the part has loaded. */
  const tryAgain = async () => {
    setBusy(true);
    try {
      onLoad(await load());
      return true;
    } catch {
      setBusy(false);
      return false;
    }
  };
  const handleOnline = useEffectEvent(() => void tryAgain());
  useEffect(() => {
    const listener = () => handleOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
  const handleRetry = async () => {
    // Some browsers cache a failed import, and after a deployment the file names differ.
    if (!(await tryAgain())) await reloadWhenReachable();
  };
  return (
    <div lang={useLanguage()}>
      <Callout tone="danger" title={title}>
        <Button
          variant="secondary"
          iconBefore="refresh"
          isBusy={isBusy}
          onClick={() => void handleRetry()}
        >
          {retry}
        </Button>
      </Callout>
    </div>
  );
}
