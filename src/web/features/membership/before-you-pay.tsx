import type { ReactNode } from 'react';
import { fill } from '#messages/fill.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/platform/site.ts';
import { texts } from '#web/platform/texts.ts';
import { Card } from '#web/ui/card/card.tsx';
import { Link } from '#web/ui/link/link.tsx';
import styles from './before-you-pay.module.css';

/** Payment, refunds, the end of the year, and the recipient of the money. */
export function BeforeYouPay() {
  const t = texts.membership.before;
  const { name, company, city, supportEmail, supportPhone, postalAddress } = site;
  return (
    <section aria-labelledby="member-before" className={styles.part}>
      <h2 id="member-before">{t.title}</h2>
      <div className={styles.cards}>
        <Answer title={t.payingTitle} lines={t.paying} />
        <Answer title={t.refundTitle} lines={t.refund}>
          <Link to={`${paths.terms}#refunds`}>{t.refundLink}</Link>
        </Answer>
        <Answer title={t.yearTitle} lines={t.year} />
        <Answer title={t.whoTitle} lines={[fill(t.who, { name, company, city })]}>
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          <a href={`tel:${supportPhone}`}>{supportPhone}</a>
          <address className={styles.address}>{postalAddress.join(', ')}</address>
          <Link to={paths.about}>{t.whoLink}</Link>
        </Answer>
      </div>
    </section>
  );
}

interface AnswerProps {
  title: string;
  lines: readonly string[];
  /** Links below the text. */
  children?: ReactNode;
}

function Answer({ title, lines, children }: AnswerProps) {
  return (
    <Card title={title}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children !== undefined && <div className={styles.links}>{children}</div>}
    </Card>
  );
}
