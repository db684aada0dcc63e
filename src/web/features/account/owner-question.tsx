// Asked after a right code for an account that was unused for a year: whose account is it? (product §4.15)

import { useEffect } from 'react';
import type { confirmOwner, disownPhone } from '#contract/auth.ts';
import { MAX_NAME_LENGTH } from '#domain/account/name-length.ts';
import { fill } from '#messages/fill.ts';
import { askConfirmation, showAlert } from '#web/dialogs/dialogs.ts';
import styles from '#web/form/form.module.css';
import { FormProblem } from '#web/form/form-problem.tsx';
import { LEAVING, useForm } from '#web/form/use-form.ts';
import { call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { checkChildsName } from './checks.ts';
import { finishLogin } from './finish-login.ts';

interface OwnerQuestionProps {
  phone: string;
  /** Called once the phone is free to sign up. */
  onDisowned: () => void;
}

export function OwnerQuestion({ phone, onDisowned }: OwnerQuestionProps) {
  const form = useForm({ childsName: '' });
  const say = texts.phoneOwner.question;
  const { focus } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the question appears
  useEffect(() => focus('childsName'), []);

  const handleLogin = form.submit(checkChildsName, async ({ childsName }) => {
    const body = { phone, childsName };
    return finishLogin(await call<typeof confirmOwner>('POST', '/api/user/owner', { body }));
  });

  const handleDisown = form.submit(
    () => null,
    async () => {
      if (!(await askConfirmation(fill(say.confirm, { phone }), say.confirmAnswers))) return null;
      const body = { phone };
      await call<typeof disownPhone>('POST', '/api/user/not-mine', { body });
      await showAlert(texts.accountReplies.phoneDisowned);
      onDisowned();
      return LEAVING;
    },
  );

  return (
    <form ref={form.area} noValidate className={styles.form} onSubmit={handleLogin}>
      <Callout title={say.text} />
      <FormProblem message={form.general ?? form.errorOf('phone')} />
      <TextField
        {...form.field('childsName')}
        label={texts.account.fields.childsName}
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
      />
      <Button type="submit" isWide isBusy={form.isBusy}>
        {say.submit}
      </Button>
      <p className={styles.hint}>{say.notMineText}</p>
      <div className={styles.doing}>
        <Button variant="secondary" onClick={() => void handleDisown()}>
          {say.notMine}
        </Button>
      </div>
    </form>
  );
}
