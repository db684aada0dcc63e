import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account, changeAccount } from '#contract/account.ts';
import { fill } from '#messages/fill.ts';
import { rememberProfile } from '#web/features/session/stored-account.ts';
import styles from '#web/form/form.module.css';
import { FormProblem } from '#web/form/form-problem.tsx';
import { useForm } from '#web/form/use-form.ts';
import { call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { checkFamily } from '../checks.ts';
import { FamilyFields } from '../family-fields.tsx';
import { accountQuery } from './get-account.ts';
import { PhoneForms } from './phone-forms.tsx';

/** Both names, the standard and the phone. */
export function FamilyCard({ account }: { account: Account }) {
  const queries = useQueryClient();
  const [isSaved, setSaved] = useState(false);
  const { username, childsName, standard } = account;
  const form = useForm({ username, childsName, standard }, { onChange: () => setSaved(false) });
  const { title, save, saved } = texts.accountPage.family;

  const handleSubmit = form.submit(checkFamily, async (body) => {
    const changed = await call<typeof changeAccount>('PATCH', '/api/user/account', { body });
    queries.setQueryData(accountQuery(account.id).queryKey, changed);
    rememberProfile(changed);
    form.set({ username: changed.username, childsName: changed.childsName });
    setSaved(true);
  });

  return (
    <Card element="section" title={title} titleLevel="h2">
      <form ref={form.area} noValidate className={styles.form} onSubmit={handleSubmit}>
        <FormProblem message={form.general} />
        <FamilyFields
          username={form.field('username')}
          childsName={form.field('childsName')}
          standard={form.field('standard')}
        />
        <div className={styles.doing}>
          <Button type="submit" isBusy={form.isBusy}>
            {save}
          </Button>
          <p role="status" className={styles.codeStatus}>
            {isSaved ? saved : ''}
          </p>
        </div>
      </form>
      <PhoneLine account={account} />
    </Card>
  );
}

function PhoneLine({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  const { card, change } = texts.phoneOwner;
  return (
    <div className={styles.doing}>
      <p>{fill(card.phone, { phone: account.phone })}</p>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {card.change}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={change.title}
        closeLabel={change.close}
      >
        <PhoneForms account={account} onChanged={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}
