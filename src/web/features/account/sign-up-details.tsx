// The second step of a sign-up: the parent, the child and a password (product §4.5).

import { type FormEvent, useEffect, useState } from 'react';
import type { signUp } from '#contract/auth.ts';
import { MAX_NAME_LENGTH } from '#domain/account/name-length.ts';
import type { Standard } from '#domain/account/standard.ts';
import { fill } from '#messages/fill.ts';
import { finishLogOut, rememberSignIn } from '#web/features/session/account.ts';
import { call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import styles from './account.module.css';
import { checkDetails, type Details, type Problem } from './checks.ts';
import { AccountName, NewPasswordFields } from './password-fields.tsx';
import { problemOf, reasonOf } from './refusal.ts';
import { StandardField } from './standard-field.tsx';
import { TermsField } from './terms-field.tsx';
import { useProblem } from './use-problem.ts';

interface SignUpDetailsProps {
  phone: string;
  details: Details;
  onDetails: (details: Details) => void;
  hasAgreed: boolean;
  onAgree: (hasAgreed: boolean) => void;
  onSignedUp: () => void;
  /** The phone has to be verified again: it was too long ago. */
  onProofLost: (problem: Problem) => void;
}

export const NO_DETAILS: Details = {
  username: '',
  childsName: '',
  standard: '',
  password: '',
  confirmPassword: '',
};

export function SignUpDetails(props: SignUpDetailsProps) {
  const { phone, details, onDetails, hasAgreed, onAgree, onSignedUp, onProofLost } = props;
  const [isBusy, setBusy] = useState(false);
  const { area, errorOf, general, passes, reportError, clear } = useProblem();
  const { fields, signUp: say } = texts.account;

  useEffect(() => {
    area.current?.querySelector<HTMLInputElement>('[name="username"]')?.focus();
  }, [area]);

  const change = (part: Partial<Details>) => {
    onDetails({ ...details, ...part });
    clear();
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !passes(checkDetails({ ...details, hasAgreed }))) return;
    const { confirmPassword: _, standard, ...rest } = details;
    setBusy(true);
    try {
      await finishLogOut();
      // The check has made sure of it.
      const body = { ...rest, phone, standard: standard as Standard };
      const {
        message: _message,
        token,
        expiresIn,
        ...profile
      } = await call<typeof signUp>('POST', '/api/user/signup', { body });
      rememberSignIn(profile, { token, expiresIn });
      onSignedUp();
    } catch (error) {
      reportError(error);
      if (reasonOf(error) === 'phone-not-verified') onProofLost(problemOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={area} noValidate className={styles.form} onSubmit={handleSubmit}>
      <p className={styles.step}>{say.detailsStep}</p>
      <Callout tone="success" title={fill(say.verified, { phone })} />
      {general !== null && <Callout tone="danger" title={general} />}
      {errorOf('phone') !== undefined && <Callout tone="danger" title={errorOf('phone')} />}
      <AccountName phone={phone} />
      <TextField
        label={fields.username}
        name="username"
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        value={details.username}
        onChange={(username) => change({ username })}
        error={errorOf('username')}
      />
      <TextField
        label={fields.childsName}
        name="childsName"
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        value={details.childsName}
        onChange={(childsName) => change({ childsName })}
        error={errorOf('childsName')}
      />
      <StandardField
        value={details.standard}
        onChange={(standard) => change({ standard })}
        error={errorOf('standard')}
      />
      <NewPasswordFields
        label={fields.password}
        reveal={{ show: fields.showPassword, hide: fields.hidePassword }}
        values={details}
        onChange={change}
        errorOf={errorOf}
      />
      <TermsField
        isChecked={hasAgreed}
        onChange={(isNowAgreed) => {
          onAgree(isNowAgreed);
          clear();
        }}
        error={errorOf('terms')}
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {say.submit}
      </Button>
    </form>
  );
}
