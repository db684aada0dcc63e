import { useQuery } from '@tanstack/react-query';
import { texts } from '#web/platform/texts.ts';
import { affiliateAt, affiliatesQuery } from './get-affiliates.ts';
import styles from './partner.module.css';

/** The partner whose link led here (product §11.3). The name is text, which makes the logo decoration. */
export function Partner({ srcc }: { srcc: string }) {
  const { data: affiliates = [] } = useQuery(affiliatesQuery);
  const partner = affiliateAt(affiliates, srcc);
  if (partner === undefined) return null;
  return (
    <div className={styles.partner}>
      <img src={partner.link} alt="" height={56} className={styles.logo} />
      <p>
        {texts.competition.landing.partnered} <strong>{partner.Organisation}</strong>
      </p>
    </div>
  );
}
