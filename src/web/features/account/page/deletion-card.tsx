import { useState } from 'react';
import type { Account, deleteAccount, requestDeleteOtp } from '#contract/account.ts';
import { fill } from '#messages/fill.ts';
import { askConfirmation, showAlert } from '#web/dialogs/dialogs.ts';
import { reloadOtherTabs } from '#web/features/session/log-out.ts';
import { forgetAccount } from '#web/features/session/stored-account.ts';
import { CodeButton } from '#web/form/code-button.tsx';
import { CodeStatus } from '#web/form/code-status.tsx';
import styles from '#web/form/form.module.css';
import { FormProblem } from '#web/form/form-problem.tsx';
import { OtpField } from '#web/form/otp-field.tsx';
import { useCodeRequest } from '#web/form/use-code-request.ts';
import { LEAVING, useForm } from '#web/form/use-form.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api.ts';
import { clearTab } from '#web/platform/stored-value.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { checkOtp } from '../checks.ts';
import { PaidBack } from './paid-back.tsx';

interface DeletionProps {
  account: Account;
  /** Called before leaving: the page must not redirect although nobody is signed in any more. */
  onLeave: () => void;
}

/** Permanent deletion of the account: by code, after a final confirmation. */
export function DeletionCard(props: DeletionProps) {
  const [isOpen, setOpen] = useState(false);
  const { title, text, open, close } = texts.accountPage.deletion;
  return (
    <Card element="section" title={title} titleLevel="h2">
      <p>{text}</p>
      <div className={styles.doing}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {open}
        </Button>
      </div>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} closeLabel={close}>
        <DeletionForm {...props} />
      </Dialog>
    </Card>
  );
}

function DeletionForm({ account, onLeave }: DeletionProps) {
  const { phone } = account;
  const form = useForm({ otp: '' });
  const { text, codeText, submit, confirm, confirmAnswers } = texts.accountPage.deletion;
  const code = useCodeRequest((_to, proof) =>
    call<typeof requestDeleteOtp>('POST', '/api/user/delete-otp', { body: proof }),
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
      if (!(await askConfirmation(confirm, confirmAnswers))) return null;
      const body = { ...typed, ...code.reference };
      await call<typeof deleteAccount>('POST', '/api/user/delete', { body });
      onLeave();
      forgetAccount();
      clearTab();
      reloadOtherTabs();
      await showAlert(texts.accountReplies.accountDeleted);
      window.location.assign(paths.home);
      return LEAVING;
    },
  );

  return (
    <form ref={form.area} noValidate className={styles.form} onSubmit={handleSubmit}>
      <p>{text}</p>
      <PaidBack account={account} />
      <p>{fill(codeText, { phone })}</p>
      <FormProblem message={form.general} />
      <CodeButton code={code} phone={phone} onClick={() => void handleGetOtp()} />
      <CodeStatus code={code} />
      <OtpField {...form.field('otp')} />
      <Button type="submit" variant="secondary" isWide isBusy={form.isBusy && !code.isRequesting}>
        {submit}
      </Button>
    </form>
  );
}
