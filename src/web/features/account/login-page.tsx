// Login with a code (product §4.6).

import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { logInWithOtp, requestLoginOtp } from '#contract/auth.ts';
import { showAlert } from '#web/dialogs/dialogs.ts';
import { finishLogOut } from '#web/features/session/log-out.ts';
import { CodeButton } from '#web/form/code-button.tsx';
import { CodeStatus } from '#web/form/code-status.tsx';
import styles from '#web/form/form.module.css';
import { FormFrame } from '#web/form/form-frame.tsx';
import { FormProblem } from '#web/form/form-problem.tsx';
import { OtpField } from '#web/form/otp-field.tsx';
import { PhoneField } from '#web/form/phone-field.tsx';
import { reasonOf } from '#web/form/refusal.ts';
import { useCodeRequest } from '#web/form/use-code-request.ts';
import { useForm } from '#web/form/use-form.ts';
import { useLanguage } from '#web/language/language.ts';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Link } from '#web/ui/link/link.tsx';
import { checkLoginOtp, checkLoginPhone } from './checks.ts';
import { finishLogin } from './finish-login.ts';
import { storeProvenPhone } from './proven-phone.ts';

export function Component() {
  const lang = useLanguage();
  const { login } = texts.account;
  return (
    <FormFrame
      lang={lang}
      documentTitle={login.documentTitle}
      title={login.title}
      lead={login.lead}
      links={
        <>
          <Link to={paths.loginWithPassword} className={styles.wayLink}>
            {login.withPassword}
          </Link>
          <p className={styles.way}>
            {login.noAccount} <Link to={paths.signup()}>{login.signUp}</Link>
          </p>
        </>
      }
    >
      <LoginForms />
    </FormFrame>
  );
}

/** Rarely needed. */
const OwnerQuestion = lazyPart(async () => (await import('./owner-question.tsx')).OwnerQuestion);

function LoginForms() {
  const navigate = useNavigate();
  /** The phone of an account that has been unused for so long that a code alone does not open it. */
  const [unsure, setUnsure] = useState<string | null>(null);
  const form = useForm({ phone: '', otp: '' });
  const { phone } = form.values;
  const code = useCodeRequest((to, proof) =>
    call<typeof requestLoginOtp>('POST', '/api/user/logino', { body: { phone: to, ...proof } }),
  );

  const handleGetOtp = form.submit(
    (typed) => checkLoginPhone(typed.phone),
    async (typed) => {
      await showAlert(await code.request(typed.phone));
      form.focus('otp');
    },
  );

  const handleLogin = form.submit(checkLoginOtp, async (typed) => {
    const body = { ...typed, ...code.reference };
    await finishLogOut();
    try {
      return finishLogin(await call<typeof logInWithOtp>('POST', '/api/user/vlogin', { body }));
    } catch (error) {
      if (reasonOf(error) !== 'owner-unsure') throw error;
      setUnsure(typed.phone);
      return null;
    }
  });

  if (unsure !== null) {
    const handleDisowned = () => {
      // The phone is verified: sign-up starts with its second step.
      storeProvenPhone(unsure);
      void navigate(paths.signup());
    };
    return <OwnerQuestion phone={unsure} onDisowned={handleDisowned} />;
  }

  return (
    <div ref={form.area} className={styles.forms}>
      <FormProblem message={form.general} />
      <form noValidate className={styles.form} onSubmit={handleGetOtp}>
        <PhoneField {...form.field('phone')} />
        <CodeButton code={code} phone={phone} />
        <CodeStatus code={code} canUsePassword />
      </form>
      <form noValidate className={styles.form} onSubmit={handleLogin}>
        <OtpField {...form.field('otp')} />
        <Button
          type="submit"
          isWide
          isBusy={form.isBusy && !code.isRequesting}
          variant={code.sentTo === null ? 'secondary' : 'primary'}
        >
          {texts.account.login.submit}
        </Button>
      </form>
    </div>
  );
}
