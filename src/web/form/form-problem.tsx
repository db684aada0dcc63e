import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './form.module.css';

/**
 * An error of the whole form. The live region is rendered while still empty; otherwise the error would not be
 * announced.
 */
export function FormProblem({ message }: { message: string | null | undefined }) {
  return (
    <div role="alert" className={styles.problem}>
      {message && <Callout tone="danger" title={message} isLive={false} />}
    </div>
  );
}
