import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '#contract/account.ts';
import type { changePassword } from '#contract/auth.ts';
import styles from '#web/form/form.module.css';
import { FormProblem } from '#web/form/form-problem.tsx';
import { reasonOf } from '#web/form/refusal.ts';
import { useForm } from '#web/form/use-form.ts';
import { withProofOfWork } from '#web/form/with-proof-of-work.ts';
import { call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { checkNewPassword } from '../checks.ts';
import { AccountName, NewPasswordFields, PasswordField } from '../password-fields.tsx';
import { accountQuery } from './get-account.ts';
import { sessionsQuery } from './list-sessions.ts';

const EMPTY = { oldPassword: '', password: '', confirmPassword: '' };

/**
 * Changes the password. The old one is required unless a code has just verified the phone, as for a forgotten password.
 */
export function PasswordForm({ account }: { account: Account }) {
  const queries = useQueryClient();
  const [isProofExpired, setProofExpired] = useState(false);
  const needsOldPassword = account.needsOldPassword || isProofExpired;
  const [isChecking, setChecking] = useState(false);
  const [done, setDone] = useState('');
  const form = useForm(EMPTY, { onChange: () => setDone('') });
  const say = texts.accountPage.password;

  const handleSubmit = form.submit(
    (typed) =>
      checkNewPassword({ ...typed, oldPassword: needsOldPassword ? typed.oldPassword : null }),
    async ({ password, oldPassword }) => {
      const body = needsOldPassword ? { password, oldPassword } : { password };
      const path = '/api/user/password';
      try {
        await withProofOfWork(
          (proof) => call<typeof changePassword>('POST', path, { body: { ...body, ...proof } }),
          () => setChecking(true),
        );
        form.set(EMPTY);
        setDone(texts.accountReplies.passwordChanged);
        await queries.invalidateQueries({ queryKey: sessionsQuery(account.id).queryKey });
        return null;
      } catch (error) {
        await queries.invalidateQueries({ queryKey: accountQuery(account.id).queryKey });
        if (needsOldPassword || reasonOf(error) !== 'old-password-wrong') throw error;
        // The verification by code has expired in the meantime.
        setProofExpired(true);
        return { field: 'oldPassword', message: texts.account.checks.oldPassword };
      } finally {
        setChecking(false);
      }
    },
  );

  return (
    <>
      <h3>{say.title}</h3>
      <p className={styles.hint}>{say.text}</p>
      <form ref={form.area} noValidate className={styles.form} onSubmit={handleSubmit}>
        <FormProblem message={form.general} />
        <AccountName phone={account.phone} />
        {needsOldPassword ? (
          <PasswordField
            {...form.field('oldPassword')}
            label={say.old}
            hint={say.forgotten}
            reveal={{ show: say.showOld, hide: say.hideOld }}
            isNew={false}
          />
        ) : (
          <p className={styles.hint}>{say.freshCode}</p>
        )}
        <NewPasswordFields
          label={say.new}
          reveal={{ show: say.showNew, hide: say.hideNew }}
          password={form.field('password')}
          confirmPassword={form.field('confirmPassword')}
        />
        <div className={styles.doing}>
          <Button type="submit" isBusy={form.isBusy}>
            {say.save}
          </Button>
          <p role="status" className={styles.codeStatus}>
            {isChecking ? texts.account.code.checking : done}
          </p>
        </div>
      </form>
    </>
  );
}
