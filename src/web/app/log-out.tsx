import { useState } from 'react';
import { fill } from '#messages/fill.ts';
import { codeQuery, LazyPart } from '#web/lazy-part/lazy-part.tsx';
import { whenLoaderIsGone } from '#web/platform/loader-gone.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import styles from './header.module.css';

/** Prefetched once the first loader is gone. */
const questionCode = codeQuery('log-out', async () => {
  await whenLoaderIsGone();
  return { Component: (await import('./log-out-question.tsx')).LogOutQuestion };
});

/** The child's name; clicking it logs out after one confirmation (product §2.3). */
export function LogOut({ childsName }: { childsName: string }) {
  const [isAsking, setAsking] = useState(false);
  const label = fill(texts.shell.logOut, { name: childsName });
  return (
    <>
      <Button variant="quiet" aria-label={label} title={label} onClick={() => setAsking(true)}>
        <span className={styles.user}>{childsName}</span>
      </Button>
      <LazyPart
        code={questionCode}
        props={{ childsName, isOpen: isAsking, onStay: () => setAsking(false) }}
      />
    </>
  );
}
