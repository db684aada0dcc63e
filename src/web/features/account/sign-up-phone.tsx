// The first step of sign-up: a code verifies the phone (product §4.5).

import type { sendOtp, verifyOtp } from '#contract/auth.ts';
import type { NoticeLanguage } from '#domain/account/consent.ts';
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
  language: NoticeLanguage;
  onLanguage: (language: NoticeLanguage) => void;
  onVerified: (phone: string, hasAgreed: boolean) => void;
}

export function SignUpPhone(props: SignUpPhoneProps) {
  const { initial, problem, language, onLanguage, onVerified } = props;
  const form = useForm({ ...initial, otp: '' }, { problem });
  const { phone, terms } = form.values;
  const code = useCodeRequest((to, proof) =>
    call<typeof sendOtp>('POST', '/api/user/send-otp', { body: { phone: to, ...proof } }),
  );

  const handleGetOtp = form.submit(checkSignUpPhone, async (typed) => {
    await showAlert(await code.request(typed.phone));
    form.focus('otp');
  });

  const handleVerify = form.submit(checkVerify, async ({ otp, phone: typedPhone }) => {
    const body = { otp, phone: typedPhone, ...code.reference };
    await call<typeof verifyOtp>('POST', '/api/user/verify-otp', { body });
    onVerified(typedPhone, terms);
    return LEAVING;
  });

  return (
    <div ref={form.area} className={styles.forms}>
      <p className={styles.step}>{texts.account.signUp.phoneStep}</p>
      <FormProblem message={form.general} />
      <ConsentNotice language={language} onLanguage={onLanguage} isOpenAtFirst />
      <form noValidate className={styles.form} onSubmit={handleGetOtp}>
        <PhoneField {...form.field('phone')} />
        <CodeButton code={code} phone={phone} />
        <CodeStatus code={code} />
      </form>
      <form noValidate className={styles.form} onSubmit={handleVerify}>
        <OtpField {...form.field('otp')} />
        <TermsField {...form.field('terms')} language={language} />
        <Button
          type="submit"
          isWide
          isBusy={form.isBusy && !code.isRequesting}
          variant={code.sentTo === null ? 'secondary' : 'primary'}
        >
          {texts.account.signUp.verify}
        </Button>
      </form>
    </div>
  );
}
