import type { Account } from '#contract/account.ts';
import styles from './account-page.module.css';
import { ChildCard } from './child-card.tsx';
import { DataCard } from './data-card.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { MembershipCard } from './membership-card.tsx';
import { ParentCard } from './parent-card.tsx';
import { PasswordCard } from './password-card.tsx';

interface AccountCardsProps {
  account: Account;
  onLeave: () => void;
}

export function Component({ account, onLeave }: AccountCardsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.cards}>
        <ChildCard account={account} />
        <ParentCard account={account} />
        <MembershipCard account={account} />
        <PasswordCard account={account} />
      </div>
      <div className={styles.cards}>
        <DevicesCard owner={account.id} onLeave={onLeave} />
        <DataCard account={account} />
        <DeletionCard phone={account.phone} onLeave={onLeave} />
      </div>
    </div>
  );
}
