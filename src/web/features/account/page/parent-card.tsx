import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account, changeAccount } from '#contract/account.ts';
import { MAX_NAME_LENGTH } from '#domain/account/name-length.ts';
import { fill } from '#messages/fill.ts';
import { rememberProfile } from '#web/features/session/account.ts';
import styles from '#web/form/form.module.css';
import { FormProblem } from '#web/form/form-problem.tsx';
import { useForm } from '#web/form/use-form.ts';
import { call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { checkUsername } from '../checks.ts';
import { accountQuery } from './get-account.ts';
import { PhoneForms } from './phone-forms.tsx';

/** The parent's name and phone. */
export function ParentCard({ account }: { account: Account }) {
  const queries = useQueryClient();
  const [isSaved, setSaved] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const form = useForm({ username: account.username }, { onChange: () => setSaved(false) });
  const { card, change } = texts.phoneOwner;

  const handleSubmit = form.submit(checkUsername, async (body) => {
    const changed = await call<typeof changeAccount>('PATCH', '/api/user/account', { body });
    queries.setQueryData(accountQuery(account.id).queryKey, changed);
    rememberProfile(changed);
    form.set({ username: changed.username });
    setSaved(true);
  });

  return (
    <Card element="section" title={card.title} titleLevel="h2">
      <form ref={form.area} noValidate className={styles.form} onSubmit={handleSubmit}>
        <FormProblem message={form.general} />
        <TextField
          {...form.field('username')}
          label={texts.account.fields.username}
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
        />
        <div className={styles.doing}>
          <Button type="submit" variant="secondary" isBusy={form.isBusy}>
            {card.save}
          </Button>
          <p role="status" className={styles.codeStatus}>
            {isSaved ? card.saved : ''}
          </p>
        </div>
      </form>
      <p>{fill(card.phone, { phone: account.phone })}</p>
      <div className={styles.doing}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {card.change}
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={change.title}
        closeLabel={change.close}
      >
        <PhoneForms account={account} onChanged={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
}
