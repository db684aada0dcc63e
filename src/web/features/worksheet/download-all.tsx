// All files of a topic as one ZIP, with progress that can be cancelled.

import { useEffect, useRef, useState } from 'react';
import type { AccessDecision } from '#domain/membership/access.ts';
import { fill } from '#messages/fill.ts';
import { lockedLink } from '#web/features/session/locked.ts';
import { download } from '#web/platform/download.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './worksheets.module.css';

interface DownloadAllProps {
  /** Undefined until the link has loaded. */
  url: string | undefined;
  /** The topic. */
  name: string;
  lock: AccessDecision;
  /** The page to return to from the lock. */
  path: string;
}

type State = 'idle' | 'running' | 'done' | 'cancelled' | 'failed';

export function DownloadAll({ url, name, lock, path }: DownloadAllProps) {
  const t = texts.worksheetPages.topic.all;
  const [state, setState] = useState<State>('idle');
  const [share, setShare] = useState<number>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  if (!lock.ok) {
    return (
      <div>
        <ButtonLink {...lockedLink(lock.reason, path)} variant="quiet" iconBefore="lock">
          {t.locked}
        </ButtonLink>
      </div>
    );
  }

  const handleStart = async () => {
    if (url === undefined) return;
    const controller = new AbortController();
    running.current = controller;
    setState('running');
    setShare(undefined);
    try {
      const zip = await download(url, { signal: controller.signal, onProgress: setShare });
      saveFile(`${name.replaceAll('/', ' ')}.zip`, zip, 'application/zip');
      setState('done');
    } catch {
      setState(controller.signal.aborted ? 'cancelled' : 'failed');
    }
  };

  return (
    <div className={styles.all}>
      {state === 'running' ? (
        <>
          <progress className={styles.progress} aria-label={t.progress} value={share} />
          {share !== undefined && (
            <span>{fill(t.percent, { percent: Math.round(share * 100) })}</span>
          )}
          <Button
            variant="secondary"
            iconBefore="close"
            // The pressed button is gone.
            ref={focusOnMount}
            onClick={() => running.current?.abort()}
          >
            {t.cancel}
          </Button>
        </>
      ) : (
        <Button
          variant="secondary"
          iconBefore="download"
          isBusy={url === undefined}
          ref={state === 'idle' ? null : focusOnMount}
          onClick={handleStart}
        >
          {t.start}
        </Button>
      )}
      {state === 'done' && <Callout tone="success">{t.done}</Callout>}
      {state === 'cancelled' && <Callout>{t.cancelled}</Callout>}
      {state === 'failed' && <Callout tone="danger">{t.failed}</Callout>}
    </div>
  );
}

function focusOnMount(button: HTMLButtonElement | null): void {
  button?.focus();
}
