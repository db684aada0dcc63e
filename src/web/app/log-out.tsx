import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fill } from '#messages/fill.ts';
import { codeQuery, LazyPart } from '#web/lazy-part/lazy-part.tsx';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { whenLoaderIsGone } from '#web/ui/loader/loader-gone.ts';
import styles from './header.module.css';

const questionCode = codeQuery('log-out', async () => ({
  Component: (await import('./log-out-question.tsx')).LogOutQuestion,
}));

/** The child's name; clicking it logs out after one confirmation (product §2.3). */
export function LogOut({ childsName }: { childsName: string }) {
  const [question, setQuestion] = useState<'unopened' | 'open' | 'closed'>('unopened');
  usePrefetchedQuestion();
  const label = fill(texts.shell.logOut, { name: childsName });
  return (
    <>
      <Button variant="quiet" aria-label={label} title={label} onClick={() => setQuestion('open')}>
        <span className={styles.user}>{childsName}</span>
      </Button>
      {question !== 'unopened' && (
        <LazyPart
          code={questionCode}
          props={{
            childsName,
            isOpen: question === 'open',
            onStay: () => setQuestion('closed'),
          }}
        />
      )}
    </>
  );
}

/** Prefetches once the first loader is gone. A failure shows only when the dialog is opened. */
function usePrefetchedQuestion(): void {
  const client = useQueryClient();
  useEffect(() => {
    void whenLoaderIsGone()
      .then(() => client.query(questionCode))
      .catch(() => undefined);
  }, [client]);
}
