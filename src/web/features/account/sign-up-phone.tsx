// The first step of sign-up: a code verifies the phone (product §4.5).

import { useEffect } from 'react';
import type { sendOtp, verifyOtp } from '#contract/auth.ts';
import { showAlert } from '#web/dialogs/dialogs.ts';
import { CodeButton } from '#web/form/code-button.tsx';
import { CodeStatus } from '#web/form/code-status.tsx';
import { ConsentNotice } from '#web/form/consent-notice.tsx';
import styles from '#web/form/form.module.css';
import { FormProblem } from '#web/form/form-problem.tsx';
import { OtpField } from '#web/form/otp-field.tsx';
import { PhoneField } from '#web/form/phone-field.tsx';
import type { Problem } from '#web/form/problem.ts';
import { TermsField } from '#web/form/terms-field.tsx';
import { useCodeRequest } from '#web/form/use-code-request.ts';
import { LEAVING, useForm } from '#web/form/use-form.ts';
import { call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { checkSignUpPhone, checkVerify } from './checks.ts';

interface SignUpPhoneProps {
  initial: { phone: string; terms: boolean };
  /** Why the phone has to be verified again. */
  problem: Problem | null;
  onVerified: (phone: string, hasAgreed: boolean) => void;
}

/** The code field appears once a code is sent; a changed number needs its own code. */
export function SignUpPhone({ initial, problem, onVerified }: SignUpPhoneProps) {
  const form = useForm({ ...initial, otp: '' }, { problem });
  const { phone, terms } = form.values;
  const code = useCodeRequest((to, proof) =>
    call<typeof sendOtp>('POST', '/api/user/send-otp', { body: { phone: to, ...proof } }),
  );
  const isSent = code.sentTo === phone;
  const { focus } = form;
  // The field appears with the code; after a second code it already exists.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a code is sent to another number
  useEffect(() => {
    if (code.sentTo !== null) focus('otp');
  }, [code.sentTo]);

  const handleGetOtp = form.submit(checkSignUpPhone, async (typed) => {
    const said = await code.request(typed.phone);
    void showAlert(said).then(() => focus('otp'));
  });

  const handleVerify = form.submit(checkVerify, async ({ otp, phone: typedPhone }) => {
    const body = { otp, phone: typedPhone, ...code.reference };
    await call<typeof verifyOtp>('POST', '/api/user/verify-otp', { body });
    onVerified(typedPhone, terms);
    return LEAVING;
  });

  return (
    <form
      ref={form.area}
      noValidate
      className={styles.form}
      onSubmit={isSent ? handleVerify : handleGetOtp}
    >
      <p className={styles.step}>{texts.account.signUp.phoneStep}</p>
      <FormProblem message={form.general} />
      <PhoneField {...form.field('phone')} />
      <CodeStatus code={code} />
      {isSent && <OtpField {...form.field('otp')} />}
      <ConsentNotice isInitiallyOpen={false} />
      <TermsField {...form.field('terms')} />
      {isSent && (
        <Button type="submit" isWide isBusy={form.isBusy && !code.isRequesting}>
          {texts.account.signUp.verify}
        </Button>
      )}
      <CodeButton code={code} phone={phone} {...(isSent ? { onClick: handleGetOtp } : {})} />
    </form>
  );
}
