import type { Account } from '#contract/account.ts';
import { texts } from '#web/platform/texts.ts';
import { Card } from '#web/ui/card/card.tsx';
import styles from './account-page.module.css';
import { ConsentCard } from './consent-card.tsx';
import { DataCard } from './data-card.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { Devices } from './devices.tsx';
import { FamilyCard } from './family-card.tsx';
import { MembershipCard } from './membership-card.tsx';
import { PasswordForm } from './password-form.tsx';
import { ReportCard } from './report-card.tsx';

interface AccountCardsProps {
  account: Account;
  onLeave: () => void;
}

/** A card for each group of actions; account deletion is separate, at the end. */
export function Component({ account, onLeave }: AccountCardsProps) {
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.cards}>
          <FamilyCard account={account} />
          <ReportCard childsName={account.childsName} />
          <MembershipCard account={account} />
        </div>
        <div className={styles.cards}>
          <Card element="section" title={texts.accountPage.login.title} titleLevel="h2">
            <PasswordForm account={account} />
            <Devices owner={account.id} onLeave={onLeave} />
          </Card>
          <DataCard />
          <ConsentCard account={account} />
        </div>
      </div>
      <div className={styles.apart}>
        <DeletionCard account={account} onLeave={onLeave} />
      </div>
    </>
  );
}
