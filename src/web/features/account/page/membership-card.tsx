import type { Account } from '#contract/account.ts';
import { fill } from '#messages/fill.ts';
import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/card/card.tsx';
import styles from '../account.module.css';
import { showDay } from './show-date.ts';

/** Shows the server's data, not what the device has stored. */
export function MembershipCard({ account: { role, memberUntil } }: { account: Account }) {
  const { title, member, ended, none, link } = texts.accountPage.membership;
  const date = memberUntil === null ? '' : showDay(memberUntil);
  const isMember = role === 'member';
  const state = isMember ? member : memberUntil === null ? none : ended;
  return (
    <Card element="section" title={title} titleLevel="h2">
      <p>{fill(state, { date })}</p>
      {!isMember && (
        <div className={styles.doing}>
          <ButtonLink to={paths.member} variant="secondary" iconBefore="star">
            {link}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
