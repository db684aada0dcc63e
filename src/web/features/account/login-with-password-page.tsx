// Login with the password (product §4.7).

import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { logInWithPassword } from '#contract/auth.ts';
import { finishLogOut } from '#web/features/session/account.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import { checkLoginPassword } from './checks.ts';
import { finishLogin } from './finish-login.ts';
import { PasswordField } from './password-fields.tsx';
import { PhoneField } from './phone-field.tsx';
import { useProblem } from './use-problem.ts';
import { withProofOfWork } from './with-proof-of-work.ts';

export function Component() {
  const { login, loginWithPassword } = texts.account;
  return (
    <AccountFrame
      documentTitle={loginWithPassword.documentTitle}
      title={loginWithPassword.title}
      lead={loginWithPassword.lead}
      ways={
        <>
          <Link to={paths.login} className={styles.wayLink}>
            {loginWithPassword.withOtp}
          </Link>
          <p className={styles.hint}>{loginWithPassword.forgotten}</p>
          <p className={styles.way}>
            {login.noAccount} <Link to={paths.signup()}>{login.signUp}</Link>
          </p>
        </>
      }
    >
      <PasswordLoginForm />
    </AccountFrame>
  );
}

function PasswordLoginForm() {
  const [phone, setPhone] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState<'calling' | 'checking' | null>(null);
  const { area, errorOf, general, passes, report, reportError, clear } = useProblem();
  const { fields, code, loginWithPassword } = texts.account;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy !== null || !passes(checkLoginPassword({ phone, password }))) return;
    setBusy('calling');
    try {
      await finishLogOut();
      const answer = await withProofOfWork(
        (proof) =>
          call<typeof logInWithPassword>('POST', '/api/user/loginp', {
            body: { phone, password, ...proof },
          }),
        () => setBusy('checking'),
      );
      const problem = finishLogin(answer);
      if (problem !== null) report(problem);
    } catch (error) {
      reportError(error);
    } finally {
      setBusy(null);
    }
  };

  return (
    <form ref={area} noValidate className={styles.form} onSubmit={handleSubmit}>
      {general !== null && <Callout tone="danger" title={general} />}
      <PhoneField
        value={phone}
        onChange={(typed) => {
          setPhone(typed);
          clear();
        }}
        error={errorOf('phone')}
      />
      <PasswordField
        name="password"
        label={fields.password}
        reveal={{ show: fields.showPassword, hide: fields.hidePassword }}
        isNew={false}
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          clear();
        }}
        error={errorOf('password')}
      />
      <p role="status" className={styles.codeStatus}>
        {busy === 'checking' ? code.checking : ''}
      </p>
      <Button type="submit" isWide isBusy={busy !== null}>
        {loginWithPassword.submit}
      </Button>
    </form>
  );
}
