import { type FormEvent, useState } from 'react';
import type { deleteAccount, requestDeleteOtp } from '#contract/account.ts';
import { fill } from '#messages/fill.ts';
import { forgetAccount, startAfreshElsewhere } from '#web/features/session/account.ts';
import { paths } from '#web/paths.ts';
import { askConfirmation, showAlert } from '#web/platform/alerts.ts';
import { call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import styles from '../account.module.css';
import { checkOtp } from '../checks.ts';
import { CodeButton } from '../code-button.tsx';
import { CodeStatus } from '../code-status.tsx';
import { OtpField } from '../otp-field.tsx';
import { useCodeRequest } from '../use-code-request.ts';
import { useProblem } from '../use-problem.ts';

interface DeletionProps {
  phone: string;
  /** The page is about to be left, and no longer minds that nobody is signed in. */
  onLeave: () => void;
}

/** The end of the account, for good: a code first, then a last question. */
export function DeletionCard(props: DeletionProps) {
  const [isOpen, setOpen] = useState(false);
  const { title, text, open, close } = texts.account.page.deletion;
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

function DeletionForm({ phone, onLeave }: DeletionProps) {
  const [otp, setOtp] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { area, errorOf, general, passes, reportError, clear } = useProblem();
  const { text, codeText, submit, confirm } = texts.account.page.deletion;
  const code = useCodeRequest((_to, proof) =>
    call<typeof requestDeleteOtp>('POST', '/api/user/delete-otp', { body: proof }),
  );

  const handleGetOtp = async () => {
    clear();
    try {
      showAlert(await code.ask(phone));
      area.current?.querySelector<HTMLInputElement>('[name="otp"]')?.focus();
    } catch (error) {
      reportError(error);
    }
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !passes(checkOtp(otp)) || !askConfirmation(confirm)) return;
    setBusy(true);
    try {
      const { message } = await call<typeof deleteAccount>('POST', '/api/user/delete', {
        body: { otp },
      });
      onLeave();
      forgetAccount();
      startAfreshElsewhere();
      showAlert(message);
      window.location.assign(paths.home);
    } catch (error) {
      reportError(error);
      setBusy(false);
    }
  };

  return (
    <form ref={area} noValidate className={styles.form} onSubmit={handleSubmit}>
      <p>{text}</p>
      <p>{fill(codeText, { phone })}</p>
      {general !== null && <Callout tone="danger" title={general} />}
      <CodeButton code={code} phone={phone} onClick={() => void handleGetOtp()} />
      <CodeStatus code={code} />
      <OtpField
        value={otp}
        onChange={(typed) => {
          setOtp(typed);
          clear();
        }}
        error={errorOf('otp')}
      />
      <Button type="submit" variant="secondary" isWide isBusy={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
