import type { NoticeLanguage } from '#domain/account/consent.ts';
import { fill } from '#messages/fill.ts';
import { site } from '#web/platform/site.ts';
import { texts } from '#web/platform/texts.ts';
import styles from './consent-notice.module.css';

interface ConsentNoticeProps {
  language: NoticeLanguage;
  onLanguage: (language: NoticeLanguage) => void;
  isOpenAtFirst: boolean;
}

const { grievanceOfficer, supportEmail, supportPhone } = site;
const places = { grievanceOfficer, supportEmail, supportPhone };

/** What is stored, why and how long, as the law asks for it before a consent (product §4.4). */
export function ConsentNotice({ language, onLanguage, isOpenAtFirst }: ConsentNoticeProps) {
  const { notices } = texts.consent;
  const { title, items } = notices[language];
  const other = language === 'en' ? 'hi' : 'en';
  return (
    <details className={styles.notice} open={isOpenAtFirst}>
      <summary className={styles.title} lang={language}>
        {title}
      </summary>
      <button
        type="button"
        className={styles.language}
        lang={other}
        onClick={() => onLanguage(other)}
      >
        {notices[other].readThis}
      </button>
      <dl className={styles.items} lang={language}>
        {items.map(({ term, text }) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd>{fill(text, places)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
