// Taking part on a device: by phone and standard where the device is bound to the child, else by a code that is sent to
// the phone (product §11.5). Where two children share phone and standard it asks which one it is.

import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { participate, sendCompetitionOtp, WhichChild } from '#contract/competition.ts';
import type { Standard } from '#domain/account/standard.ts';
import { showAlert } from '#web/dialogs/dialogs.ts';
import { CodeButton } from '#web/form/code-button.tsx';
import { CodeStatus } from '#web/form/code-status.tsx';
import styles from '#web/form/form.module.css';
import { FormProblem } from '#web/form/form-problem.tsx';
import { OtpField } from '#web/form/otp-field.tsx';
import { PhoneField } from '#web/form/phone-field.tsx';
import { reasonOf } from '#web/form/refusal.ts';
import { StandardField } from '#web/form/standard-field.tsx';
import { useCodeRequest } from '#web/form/use-code-request.ts';
import { LEAVING, useForm } from '#web/form/use-form.ts';
import { paths } from '#web/paths.ts';
import { CallError, callPublic } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { SelectField } from '#web/ui/select-field/select-field.tsx';
import { hasParticipated, rememberParticipant } from '../participant.ts';
import { checkChild, checkCode, checkEntry, checkPhone } from './checks.ts';

export function EntryForm({ competitionId }: { competitionId: number }) {
  const { participate: say } = texts.competitionEntry;
  const navigate = useNavigate();
  const form = useForm({ phone: '', standard: '', otp: '', childsName: '' });
  const { phone } = form.values;
  const [needsCode, setNeedsCode] = useState(false);
  /** First names, where several children are in question. */
  const [children, setChildren] = useState<readonly string[]>([]);
  const code = useCodeRequest((to, proof) =>
    callPublic<typeof sendCompetitionOtp>('POST', '/api/comp/otp', {
      body: { phone: to, ...proof },
    }),
  );

  const handleGetOtp = form.submit(checkPhone, async (typed) => {
    await showAlert(await code.request(typed.phone));
    form.focus('otp');
  });

  const check = (typed: typeof form.values) =>
    checkEntry(typed) ??
    (needsCode ? checkCode(typed) : null) ??
    (children.length > 0 ? checkChild(typed) : null);

  const handleSubmit = form.submit(check, async ({ standard, otp, childsName, ...typed }) => {
    const body = {
      phone: typed.phone,
      // `checkEntry` has ensured that it is set.
      standard: standard as Standard,
      ...(needsCode ? { otp, ...code.reference } : {}),
      ...(children.length > 0 ? { childsName } : {}),
    };
    try {
      const { user } = await callPublic<typeof participate>('POST', '/api/comp/participate', {
        body,
      });
      if (hasParticipated(user, competitionId))
        return { field: null, message: say.alreadyParticipated };
      rememberParticipant(user);
    } catch (error) {
      switch (reasonOf(error)) {
        case 'code-needed':
          setNeedsCode(true);
          return null;
        case 'which-child':
          // The code was right and has bound the device: it is not needed again.
          setNeedsCode(false);
          setChildren(((error as CallError).details as unknown as WhichChild).children);
          return null;
        default: {
          const isWordless = error instanceof CallError && error.message === '';
          if (!isWordless) throw error;
          return { field: null, message: say.failed };
        }
      }
    }
    void navigate(paths.competitionWaiting);
    return LEAVING;
  });

  /** Whatever was found out belongs to another number or standard. */
  const startAgain = () => {
    setNeedsCode(false);
    setChildren([]);
  };
  const fieldOf = (name: 'phone' | 'standard') => {
    const { onChange, ...field } = form.field(name);
    return {
      ...field,
      onChange: (value: string) => {
        startAgain();
        onChange(value);
      },
    };
  };

  return (
    <form ref={form.area} noValidate className={styles.form} onSubmit={handleSubmit}>
      <FormProblem message={form.general} />
      <PhoneField {...fieldOf('phone')} />
      <StandardField {...fieldOf('standard')} />
      <LiveRegion
        message={children.length > 0 ? say.whichChild : needsCode ? say.newDevice : ''}
        isVisible
      />
      {needsCode && (
        <>
          <CodeButton code={code} phone={phone} onClick={handleGetOtp} />
          <CodeStatus code={code} />
          <OtpField {...form.field('otp')} />
        </>
      )}
      {children.length > 0 && (
        <SelectField
          {...form.field('childsName')}
          label={say.child}
          placeholder={say.childPlaceholder}
          options={children.map((name) => ({ value: name, label: name }))}
        />
      )}
      <Button
        type="submit"
        isWide
        isBusy={form.isBusy && !code.isRequesting}
        variant={needsCode && code.sentTo === null ? 'secondary' : 'primary'}
      >
        {say.submit}
      </Button>
    </form>
  );
}
