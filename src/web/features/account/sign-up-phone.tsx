// The first step of a sign-up: a code proves the phone (product §4.5).

import { type FormEvent, useState } from 'react';
import type { sendOtp, verifyOtp } from '#contract/auth.ts';
import { showAlert } from '#web/platform/alerts.ts';
import { call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './account.module.css';
import { checkSignUpPhone, checkVerify, type Problem } from './checks.ts';
import { CodeButton } from './code-button.tsx';
import { CodeStatus } from './code-status.tsx';
import { OtpField } from './otp-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { TermsField } from './terms-field.tsx';
import { useCodeRequest } from './use-code-request.ts';
import { useProblem } from './use-problem.ts';

interface SignUpPhoneProps {
  phone: string;
  onPhone: (phone: string) => void;
  hasAgreed: boolean;
  onAgree: (hasAgreed: boolean) => void;
  /** Why the phone has to be verified once more. */
  problem: Problem | null;
  onVerified: () => void;
}

export function SignUpPhone(props: SignUpPhoneProps) {
  const { phone, onPhone, hasAgreed, onAgree, problem, onVerified } = props;
  const [otp, setOtp] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { area, errorOf, general, passes, reportError, clear } =
    useProblem<HTMLDivElement>(problem);
  const code = useCodeRequest((to, proof) =>
    call<typeof sendOtp>('POST', '/api/user/send-otp', { body: { phone: to, ...proof } }),
  );

  const handleGetOtp = async (event: FormEvent) => {
    event.preventDefault();
    if (!passes(checkSignUpPhone({ phone, hasAgreed }))) return;
    try {
      showAlert(await code.ask(phone));
      area.current?.querySelector<HTMLInputElement>('[name="otp"]')?.focus();
    } catch (error) {
      reportError(error);
    }
  };

  const handleVerify = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !passes(checkVerify({ phone, hasAgreed, otp }))) return;
    setBusy(true);
    try {
      await call<typeof verifyOtp>('POST', '/api/user/verify-otp', { body: { otp, phone } });
      onVerified();
    } catch (error) {
      reportError(error);
    } finally {
      setBusy(false);
    }
  };

  const edit =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      clear();
    };

  return (
    <div ref={area} className={styles.forms}>
      <p className={styles.step}>{texts.account.signUp.phoneStep}</p>
      {general !== null && <Callout tone="danger" title={general} />}
      <form noValidate className={styles.form} onSubmit={handleGetOtp}>
        <PhoneField value={phone} onChange={edit(onPhone)} error={errorOf('phone')} />
        <CodeButton code={code} phone={phone} />
        <CodeStatus code={code} />
      </form>
      <form noValidate className={styles.form} onSubmit={handleVerify}>
        <OtpField value={otp} onChange={edit(setOtp)} error={errorOf('otp')} />
        <TermsField isChecked={hasAgreed} onChange={edit(onAgree)} error={errorOf('terms')} />
        <Button
          type="submit"
          isWide
          isBusy={isBusy}
          variant={code.sentTo === null ? 'secondary' : 'primary'}
        >
          {texts.account.signUp.verify}
        </Button>
      </form>
    </div>
  );
}
