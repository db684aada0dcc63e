// Changes the phone number (product §4.15): a code to the current number, unless one was verified just now, then a code
// to the new one.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account, getAccount } from '#contract/account.ts';
import type { changePhone, provePhone, requestPhoneOtp } from '#contract/auth.ts';
import { fill } from '#messages/fill.ts';
import { showAlert } from '#web/dialogs/dialogs.ts';
import { rememberProfile } from '#web/features/session/stored-account.ts';
import { CodeButton } from '#web/form/code-button.tsx';
import { CodeStatus } from '#web/form/code-status.tsx';
import styles from '#web/form/form.module.css';
import { FormProblem } from '#web/form/form-problem.tsx';
import { OtpField } from '#web/form/otp-field.tsx';
import { PhoneField } from '#web/form/phone-field.tsx';
import type { Problem } from '#web/form/problem.ts';
import { problemOf, reasonOf } from '#web/form/refusal.ts';
import { useCodeRequest } from '#web/form/use-code-request.ts';
import { useForm } from '#web/form/use-form.ts';
import { call } from '#web/platform/api.ts';
import { site } from '#web/platform/site.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { checkNewPhone, checkNewPhoneOtp, checkOtp } from '../checks.ts';
import { accountQuery } from './get-account.ts';
import { sessionsQuery } from './list-sessions.ts';

interface PhoneFormsProps {
  account: Account;
  onChanged: () => void;
}

export function PhoneForms({ account, onChanged }: PhoneFormsProps) {
  const [isProved, setProved] = useState(!account.needsOldPassword);
  const [problem, setProblem] = useState<Problem | null>(null);
  const handleProofExpired = (lost: Problem) => {
    setProblem(lost);
    setProved(false);
  };
  return isProved ? (
    <NewPhoneForm account={account} onChanged={onChanged} onProofExpired={handleProofExpired} />
  ) : (
    <CurrentPhoneForm phone={account.phone} problem={problem} onProved={() => setProved(true)} />
  );
}

interface CurrentPhoneFormProps {
  phone: string;
  /** Why the phone has to be verified again. */
  problem: Problem | null;
  onProved: () => void;
}

function CurrentPhoneForm({ phone, problem, onProved }: CurrentPhoneFormProps) {
  const form = useForm({ otp: '' }, { problem });
  const { presentText, verify, lost } = texts.phoneOwner.change;
  const code = useCodeRequest((_to, body) =>
    call<typeof requestPhoneOtp>('POST', '/api/user/phone-otp', { body }),
  );

  const handleGetOtp = form.submit(
    () => null,
    async () => {
      await showAlert(await code.request(phone));
      form.focus('otp');
    },
  );

  const handleSubmit = form.submit(
    ({ otp }) => checkOtp(otp),
    async (typed) => {
      const body = { ...typed, ...code.reference };
      await call<typeof provePhone>('POST', '/api/user/prove-phone', { body });
      onProved();
    },
  );

  return (
    <form ref={form.area} noValidate className={styles.form} onSubmit={handleSubmit}>
      <p>{fill(presentText, { phone })}</p>
      <FormProblem message={form.general ?? form.errorOf('phone')} />
      <CodeButton code={code} phone={phone} onClick={() => void handleGetOtp()} />
      <CodeStatus code={code} />
      <OtpField {...form.field('otp')} />
      <Button type="submit" variant="secondary" isWide isBusy={form.isBusy && !code.isRequesting}>
        {verify}
      </Button>
      <p className={styles.hint}>{fill(lost, { supportEmail: site.supportEmail })}</p>
    </form>
  );
}

interface NewPhoneFormProps extends PhoneFormsProps {
  /** Called when the verification of the current number has expired. */
  onProofExpired: (problem: Problem) => void;
}

function NewPhoneForm({ account, onChanged, onProofExpired }: NewPhoneFormProps) {
  const queries = useQueryClient();
  const form = useForm({ phone: '', otp: '' });
  const { newText, submit } = texts.phoneOwner.change;
  const code = useCodeRequest((phone, proof) =>
    call<typeof requestPhoneOtp>('POST', '/api/user/phone-otp', { body: { phone, ...proof } }),
  );

  async function orVerifyAgain<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (reasonOf(error) === 'phone-not-verified') onProofExpired(problemOf(error));
      throw error;
    }
  }

  const handleGetOtp = form.submit(checkNewPhone, async ({ phone }) => {
    await showAlert(await orVerifyAgain(code.request(phone)));
    form.focus('otp');
  });

  const handleSubmit = form.submit(checkNewPhoneOtp, async (typed) => {
    const body = { ...typed, ...code.reference };
    const changing = call<typeof changePhone>('POST', '/api/user/phone', { body });
    await orVerifyAgain(changing);
    const changed = await call<typeof getAccount>('GET', '/api/user/account');
    queries.setQueryData(accountQuery(account.id).queryKey, changed);
    rememberProfile(changed);
    await queries.invalidateQueries({ queryKey: sessionsQuery(account.id).queryKey });
    await showAlert(texts.accountReplies.phoneChanged);
    onChanged();
  });

  return (
    <form ref={form.area} noValidate className={styles.form} onSubmit={handleSubmit}>
      <p>{newText}</p>
      <FormProblem message={form.general} />
      <PhoneField {...form.field('phone')} />
      <CodeButton code={code} phone={form.values.phone} onClick={() => void handleGetOtp()} />
      <CodeStatus code={code} />
      <OtpField {...form.field('otp')} />
      <Button type="submit" isWide isBusy={form.isBusy && !code.isRequesting}>
        {submit}
      </Button>
    </form>
  );
}
