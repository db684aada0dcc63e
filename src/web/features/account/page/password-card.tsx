import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Account } from '#contract/account.ts';
import type { changePassword } from '#contract/auth.ts';
import { call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Card } from '#web/ui/card/card.tsx';
import styles from '../account.module.css';
import { checkNewPassword } from '../checks.ts';
import { AccountName, NewPasswordFields, PasswordField } from '../password-fields.tsx';
import { reasonOf } from '../refusal.ts';
import { useProblem } from '../use-problem.ts';
import { withProofOfWork } from '../with-proof-of-work.ts';
import { accountQuery } from './get-account.ts';
import { sessionsQuery } from './list-sessions.ts';

const EMPTY = { oldPassword: '', password: '', confirmPassword: '' };

/** A new password, with the old one unless a code has just proved the phone: this is the way back for a forgotten one. */
export function PasswordCard({ account }: { account: Account }) {
  const queries = useQueryClient();
  const [isProofSpent, setProofSpent] = useState(false);
  const needsOldPassword = account.needsOldPassword || isProofSpent;
  const [typed, setTyped] = useState(EMPTY);
  const [busy, setBusy] = useState<'calling' | 'checking' | null>(null);
  const [done, setDone] = useState('');
  const { area, errorOf, general, passes, report, reportError, clear } = useProblem();
  const say = texts.account.page.password;

  const change = (part: Partial<typeof EMPTY>) => {
    setTyped({ ...typed, ...part });
    setDone('');
    clear();
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const { password, oldPassword } = typed;
    const wanted = { ...typed, oldPassword: needsOldPassword ? oldPassword : null };
    if (busy !== null || !passes(checkNewPassword(wanted))) return;
    setBusy('calling');
    try {
      const body = needsOldPassword ? { password, oldPassword } : { password };
      const path = '/api/user/password';
      const { message } = await withProofOfWork(
        (proof) => call<typeof changePassword>('POST', path, { body: { ...body, ...proof } }),
        () => setBusy('checking'),
      );
      setTyped(EMPTY);
      setDone(message);
      await queries.invalidateQueries({ queryKey: sessionsQuery(account.id).queryKey });
    } catch (error) {
      // The code was too long ago by now.
      if (!needsOldPassword && reasonOf(error) === 'old-password-wrong') {
        setProofSpent(true);
        report({ field: 'oldPassword', message: texts.account.checks.oldPassword });
      } else {
        reportError(error);
      }
      await queries.invalidateQueries({ queryKey: accountQuery(account.id).queryKey });
    } finally {
      setBusy(null);
    }
  };

  return (
    <Card element="section" title={say.title} titleLevel="h2">
      <p className={styles.hint}>{say.text}</p>
      <form ref={area} noValidate className={styles.form} onSubmit={handleSubmit}>
        {general !== null && <Callout tone="danger" title={general} />}
        <AccountName phone={account.phone} />
        {needsOldPassword ? (
          <PasswordField
            name="oldPassword"
            label={say.old}
            hint={say.forgotten}
            reveal={{ show: say.showOld, hide: say.hideOld }}
            isNew={false}
            value={typed.oldPassword}
            onChange={(oldPassword) => change({ oldPassword })}
            error={errorOf('oldPassword')}
          />
        ) : (
          <p className={styles.hint}>{say.freshCode}</p>
        )}
        <NewPasswordFields
          label={say.new}
          reveal={{ show: say.showNew, hide: say.hideNew }}
          values={typed}
          onChange={change}
          errorOf={errorOf}
        />
        <div className={styles.doing}>
          <Button type="submit" variant="secondary" isBusy={busy !== null}>
            {say.save}
          </Button>
          <p role="status" className={styles.codeStatus}>
            {busy === 'checking' ? texts.account.code.checking : done}
          </p>
        </div>
      </form>
    </Card>
  );
}
