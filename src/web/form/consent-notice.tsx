import { fill } from '#messages/fill.ts';
import { site } from '#web/platform/site.ts';
import { texts } from '#web/platform/texts.ts';
import styles from './consent-notice.module.css';

const { grievanceOfficer, supportEmail, supportPhone } = site;
const places = { grievanceOfficer, supportEmail, supportPhone };

/**
 * What is stored, why and for how long, as the law requires before consent (product §4.4): a summary and the full text.
 */
export function ConsentNotice({ isInitiallyOpen }: { isInitiallyOpen: boolean }) {
  const { short, title, items } = texts.consent;
  return (
    <div className={styles.notice}>
      <p>{short}</p>
      <details open={isInitiallyOpen}>
        <summary className={styles.title}>{title}</summary>
        <dl className={styles.items}>
          {items.map(({ term, text }) => (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd>{fill(text, places)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
