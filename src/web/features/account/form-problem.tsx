import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './account.module.css';

/** What is wrong with the form as a whole. It stands in the page before it says anything, so that it is heard. */
export function FormProblem({ message }: { message: string | null | undefined }) {
  return (
    <div role="alert" className={styles.problem}>
      {message && <Callout tone="danger" title={message} isLive={false} />}
    </div>
  );
}
