// Login with the password (product §4.7).

import { useState } from 'react';
import type { logInWithPassword } from '#contract/auth.ts';
import { finishLogOut } from '#web/features/session/log-out.ts';
import styles from '#web/form/form.module.css';
import { FormFrame } from '#web/form/form-frame.tsx';
import { FormProblem } from '#web/form/form-problem.tsx';
import { PhoneField } from '#web/form/phone-field.tsx';
import { useForm } from '#web/form/use-form.ts';
import { withProofOfWork } from '#web/form/with-proof-of-work.ts';
import { useLanguage } from '#web/language/language.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Link } from '#web/ui/link/link.tsx';
import { checkLoginPassword } from './checks.ts';
import { finishLogin } from './finish-login.ts';
import { PasswordField } from './password-fields.tsx';

export function Component() {
  const lang = useLanguage();
  const { login, loginWithPassword } = texts.account;
  return (
    <FormFrame
      lang={lang}
      documentTitle={loginWithPassword.documentTitle}
      title={loginWithPassword.title}
      lead={loginWithPassword.lead}
      links={
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
    </FormFrame>
  );
}

function PasswordLoginForm() {
  const form = useForm({ phone: '', password: '' });
  const [isChecking, setChecking] = useState(false);
  const { fields, code, loginWithPassword } = texts.account;

  const handleSubmit = form.submit(checkLoginPassword, async (typed) => {
    try {
      await finishLogOut();
      const reply = await withProofOfWork(
        (proof) =>
          call<typeof logInWithPassword>('POST', '/api/user/loginp', {
            body: { ...typed, ...proof },
          }),
        () => setChecking(true),
      );
      return finishLogin(reply);
    } finally {
      setChecking(false);
    }
  });

  return (
    <form ref={form.area} noValidate className={styles.form} onSubmit={handleSubmit}>
      <FormProblem message={form.general} />
      <PhoneField {...form.field('phone')} />
      <PasswordField
        {...form.field('password')}
        label={fields.password}
        reveal={{ show: fields.showPassword, hide: fields.hidePassword }}
        isNew={false}
      />
      <p role="status" className={styles.codeStatus}>
        {isChecking ? code.checking : ''}
      </p>
      <Button type="submit" isWide isBusy={form.isBusy}>
        {loginWithPassword.submit}
      </Button>
    </form>
  );
}
