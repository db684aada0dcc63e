// The second step of sign-up: the parent, the child and a password (product §4.5).

import { useEffect } from 'react';
import type { signUp } from '#contract/auth.ts';
import { TERMS_VERSION } from '#domain/account/consent.ts';
import type { Standard } from '#domain/account/standard.ts';
import { fill } from '#messages/fill.ts';
import { finishLogOut } from '#web/features/session/log-out.ts';
import { rememberSignIn } from '#web/features/session/stored-account.ts';
import { ConsentNotice } from '#web/form/consent-notice.tsx';
import styles from '#web/form/form.module.css';
import { FormProblem } from '#web/form/form-problem.tsx';
import type { Problem } from '#web/form/problem.ts';
import { problemOf, reasonOf } from '#web/form/refusal.ts';
import { TermsField } from '#web/form/terms-field.tsx';
import { LEAVING, useForm } from '#web/form/use-form.ts';
import { currentLanguage } from '#web/language/language.ts';
import { call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { checkDetails } from './checks.ts';
import { FamilyFields } from './family-fields.tsx';
import { AccountName, NewPasswordFields } from './password-fields.tsx';
import type { SignUpValues } from './sign-up-values.ts';

interface SignUpDetailsProps {
  phone: string;
  initial: SignUpValues;
  onSignedUp: () => void;
  /** Called when the phone's verification has expired. */
  onProofExpired: (problem: Problem, typed: SignUpValues) => void;
}

export function SignUpDetails(props: SignUpDetailsProps) {
  const { phone, initial, onSignedUp, onProofExpired } = props;
  const form = useForm(initial);
  const { fields, signUp: say } = texts.account;
  const { area } = form;

  useEffect(() => {
    area.current?.querySelector<HTMLInputElement>('[name="username"]')?.focus();
  }, [area]);

  const handleSubmit = form.submit(checkDetails, async (typed) => {
    try {
      await finishLogOut();
      const { username, childsName, password } = typed;
      // `checkDetails` has ensured that it is set.
      const standard = typed.standard as Standard;
      const consent = {
        version: TERMS_VERSION,
        language: currentLanguage(),
        isGuardian: true,
      } as const;
      const body = { username, childsName, standard, password, phone, consent };
      const {
        message: _message,
        token,
        expiresIn,
        ...profile
      } = await call<typeof signUp>('POST', '/api/user/signup', { body });
      rememberSignIn(profile, { token, expiresIn });
    } catch (error) {
      if (reasonOf(error) !== 'phone-not-verified') throw error;
      const problem = problemOf(error);
      onProofExpired(problem, typed);
      return problem;
    }
    onSignedUp();
    return LEAVING;
  });

  return (
    <form ref={form.area} noValidate className={styles.form} onSubmit={handleSubmit}>
      <p className={styles.step}>{say.detailsStep}</p>
      <Callout tone="success" title={fill(say.verified, { phone })} isLive={false} />
      <FormProblem message={form.general ?? form.errorOf('phone')} />
      <AccountName phone={phone} />
      <FamilyFields
        username={form.field('username')}
        childsName={form.field('childsName')}
        standard={form.field('standard')}
      />
      <NewPasswordFields
        label={fields.password}
        reveal={{ show: fields.showPassword, hide: fields.hidePassword }}
        password={form.field('password')}
        confirmPassword={form.field('confirmPassword')}
      />
      <ConsentNotice isInitiallyOpen={false} />
      <TermsField {...form.field('terms')} />
      <Button type="submit" isWide isBusy={form.isBusy}>
        {say.submit}
      </Button>
    </form>
  );
}
