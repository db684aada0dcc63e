import { useEffect } from 'react';
import { fill } from '#messages/fill.ts';
import { showAlert } from '#web/dialogs/dialogs.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { whenLoaderIsGone } from '#web/ui/loader/loader-gone.ts';
import styles from './header.module.css';

const loadQuestion = () => import('./log-out-question.ts');

/** The child's name; clicking it logs out after one confirmation (product §2.3). */
export function LogOut({ childsName }: { childsName: string }) {
  // Prefetched, so that one can log out without a network.
  useEffect(() => {
    void whenLoaderIsGone()
      .then(loadQuestion)
      .catch(() => undefined);
  }, []);
  const handleClick = () =>
    loadQuestion().then(
      ({ askLogOut }) => askLogOut(childsName),
      () => showAlert(texts.shell.partFailed.title),
    );
  const label = fill(texts.shell.logOut, { name: childsName });
  return (
    <Button variant="quiet" aria-label={label} title={label} onClick={() => void handleClick()}>
      <span className={styles.user}>{childsName}</span>
    </Button>
  );
}
