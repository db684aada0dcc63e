// Login with a code (product §4.6).

import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { logInWithOtp, requestLoginOtp } from '#contract/auth.ts';
import { finishLogOut } from '#web/features/session/account.ts';
import { paths } from '#web/paths.ts';
import { showAlert } from '#web/platform/alerts.ts';
import { call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import { checkLoginOtp, checkLoginPhone } from './checks.ts';
import { CodeButton } from './code-button.tsx';
import { CodeStatus } from './code-status.tsx';
import { finishLogin } from './finish-login.ts';
import { OtpField } from './otp-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { useCodeRequest } from './use-code-request.ts';
import { useProblem } from './use-problem.ts';

export function Component() {
  const { login } = texts.account;
  return (
    <AccountFrame
      documentTitle={login.documentTitle}
      title={login.title}
      lead={login.lead}
      ways={
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
    </AccountFrame>
  );
}

function LoginForms() {
  const [phone, setPhone] = useState('');
  const [otp, setOtp] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { area, errorOf, general, passes, reportError, report, clear } =
    useProblem<HTMLDivElement>();
  const code = useCodeRequest((to, proof) =>
    call<typeof requestLoginOtp>('POST', '/api/user/logino', { body: { phone: to, ...proof } }),
  );

  const handleGetOtp = async (event: FormEvent) => {
    event.preventDefault();
    if (!passes(checkLoginPhone(phone))) return;
    try {
      showAlert(await code.ask(phone));
      area.current?.querySelector<HTMLInputElement>('[name="otp"]')?.focus();
    } catch (error) {
      reportError(error);
    }
  };

  const handleLogin = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !passes(checkLoginOtp({ phone, otp }))) return;
    setBusy(true);
    try {
      await finishLogOut();
      const body = { phone, otp };
      const answer = await call<typeof logInWithOtp>('POST', '/api/user/vlogin', { body });
      const problem = finishLogin(answer);
      if (problem !== null) report(problem);
    } catch (error) {
      reportError(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div ref={area} className={styles.forms}>
      {general !== null && <Callout tone="danger" title={general} />}
      <form noValidate className={styles.form} onSubmit={handleGetOtp}>
        <PhoneField
          value={phone}
          onChange={(typed) => {
            setPhone(typed);
            clear();
          }}
          error={errorOf('phone')}
        />
        <CodeButton code={code} phone={phone} />
        <CodeStatus code={code} hasPasswordWay />
      </form>
      <form noValidate className={styles.form} onSubmit={handleLogin}>
        <OtpField
          value={otp}
          onChange={(typed) => {
            setOtp(typed);
            clear();
          }}
          error={errorOf('otp')}
        />
        <Button
          type="submit"
          isWide
          isBusy={isBusy}
          variant={code.sentTo === null ? 'secondary' : 'primary'}
        >
          {texts.account.login.submit}
        </Button>
      </form>
    </div>
  );
}
