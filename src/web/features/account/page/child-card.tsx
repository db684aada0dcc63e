import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account, changeAccount } from '#contract/account.ts';
import { MAX_NAME_LENGTH } from '#domain/account/name-length.ts';
import { rememberProfile } from '#web/features/session/account.ts';
import styles from '#web/form/form.module.css';
import { FormProblem } from '#web/form/form-problem.tsx';
import { StandardField } from '#web/form/standard-field.tsx';
import { useForm } from '#web/form/use-form.ts';
import { call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { checkChild } from '../checks.ts';
import { accountQuery } from './get-account.ts';

/** The child's name and standard. */
export function ChildCard({ account }: { account: Account }) {
  const queries = useQueryClient();
  const [isSaved, setSaved] = useState(false);
  const initial = { childsName: account.childsName, standard: account.standard };
  const form = useForm(initial, { onChange: () => setSaved(false) });
  const { title, save, saved } = texts.accountPage.child;

  const handleSubmit = form.submit(checkChild, async (body) => {
    const changed = await call<typeof changeAccount>('PATCH', '/api/user/account', { body });
    queries.setQueryData(accountQuery(account.id).queryKey, changed);
    rememberProfile(changed);
    form.set({ childsName: changed.childsName });
    setSaved(true);
  });

  return (
    <Card element="section" title={title} titleLevel="h2">
      <form ref={form.area} noValidate className={styles.form} onSubmit={handleSubmit}>
        <FormProblem message={form.general} />
        <TextField
          {...form.field('childsName')}
          label={texts.account.fields.childsName}
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
        />
        <StandardField {...form.field('standard')} />
        <div className={styles.doing}>
          <Button type="submit" variant="secondary" isBusy={form.isBusy}>
            {save}
          </Button>
          <p role="status" className={styles.codeStatus}>
            {isSaved ? saved : ''}
          </p>
        </div>
      </form>
    </Card>
  );
}
