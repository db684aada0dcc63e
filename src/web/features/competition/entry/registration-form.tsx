// The form of a registration: the parent's phone with a code, the child's name, standard and school (product §11.4).

import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import type { registerForCompetition, sendCompetitionOtp } from '#contract/competition.ts';
import { TERMS_VERSION } from '#domain/account/consent.ts';
import { MAX_NAME_LENGTH } from '#domain/account/name-length.ts';
import { type Standard, standardNumber } from '#domain/account/standard.ts';
import { standardsOf } from '#domain/competition/groups.ts';
import { longDate, timeOfDay } from '#domain/time/india-dates.ts';
import { fill } from '#messages/fill.ts';
import { showAlert } from '#web/dialogs/dialogs.ts';
import { CodeButton } from '#web/form/code-button.tsx';
import { CodeStatus } from '#web/form/code-status.tsx';
import { isBoxInitiallyTicked } from '#web/form/consent-box.ts';
import styles from '#web/form/form.module.css';
import { FormProblem } from '#web/form/form-problem.tsx';
import { OtpField } from '#web/form/otp-field.tsx';
import { PhoneField } from '#web/form/phone-field.tsx';
import { reasonOf } from '#web/form/refusal.ts';
import { StandardField } from '#web/form/standard-field.tsx';
import { TermsField } from '#web/form/terms-field.tsx';
import { useCodeRequest } from '#web/form/use-code-request.ts';
import { LEAVING, useForm } from '#web/form/use-form.ts';
import { useLanguage } from '#web/language/language.ts';
import { paths } from '#web/paths.ts';
import { CallError, callPublic } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import type { CurrentCompetition } from '../get-current.ts';
import { affiliateAt, affiliatesQuery } from '../landing/get-affiliates.ts';
import { rulesAddress } from '../landing/rules-address.ts';
import { rememberParticipant } from '../participant.ts';
import { checkPhone, checkRegistration } from './checks.ts';

interface RegistrationFormProps {
  competition: CurrentCompetition;
  /** Another child of the family: the device stays that of the first. */
  isAnother: boolean;
}

export function RegistrationForm({ competition, isAnother }: RegistrationFormProps) {
  const { register: say } = texts.competitionEntry;
  const { fields } = texts.account;
  const navigate = useNavigate();
  const school = useLockedSchool();
  const language = useLanguage();
  const form = useForm({
    phone: '',
    childsName: '',
    standard: '',
    schoolName: school ?? '',
    otp: '',
    terms: isBoxInitiallyTicked,
  });
  const { phone, childsName, standard, schoolName } = form.values;
  const code = useCodeRequest((to, proof) =>
    callPublic<typeof sendCompetitionOtp>('POST', '/api/comp/otp', {
      body: { phone: to, childsName, standard, schoolName, ...proof },
    }),
  );

  const handleGetOtp = form.submit(checkPhone, async (typed) => {
    await showAlert(await code.request(typed.phone));
    form.focus('otp');
  });

  const handleRegister = form.submit(checkRegistration, async ({ terms: _, ...typed }) => {
    // `checkRegistration` has ensured that it is set.
    const ofStandard = typed.standard as Standard;
    const consent = { version: TERMS_VERSION, language, isGuardian: true } as const;
    const body = {
      ...typed,
      standard: ofStandard,
      CompId: competition.id,
      consent,
      ...code.reference,
    };
    try {
      const { registeredUser } = await callPublic<typeof registerForCompetition>(
        'POST',
        '/api/comp/register',
        { body },
      );
      if (!isAnother) rememberParticipant(registeredUser);
    } catch (error) {
      if (reasonOf(error) === 'already-registered') {
        await showAlert(say.alreadyRegistered);
        void navigate(paths.competitionParticipate);
        return LEAVING;
      }
      const isWordless = error instanceof CallError && error.message === '';
      if (!isWordless) throw error;
      return { field: null, message: say.failed };
    }
    const facts = {
      name: typed.childsName.trim(),
      standard: standardNumber(ofStandard),
      date: longDate(competition.startsAt),
      time: timeOfDay(competition.startsAt),
    };
    const next = fill(isAnother ? say.anotherDone : say.next, facts);
    await showAlert(say.done, { below: <p>{next}</p> });
    window.open(rulesAddress(competition.id, standardNumber(ofStandard)), '_blank');
    // The page names the child once; the device does not keep the name.
    void navigate(paths.competition, { state: { registered: typed.childsName.trim() } });
    return LEAVING;
  });

  return (
    <div ref={form.area} className={styles.forms}>
      <FormProblem message={form.general} />
      <p className={styles.hint}>{say.notice}</p>
      <form noValidate className={styles.form} onSubmit={handleRegister}>
        <PhoneField {...form.field('phone')} />
        <TextField
          {...form.field('childsName')}
          label={fields.childsName}
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
        />
        <StandardField {...form.field('standard')} among={standardsOf(competition)} />
        <TextField
          {...form.field('schoolName')}
          label={say.school}
          hint={say.schoolHint}
          autoComplete="organization"
          maxLength={2 * MAX_NAME_LENGTH}
          readOnly={school !== null}
        />
        <CodeButton code={code} phone={phone} onClick={handleGetOtp} />
        <CodeStatus code={code} />
        <OtpField {...form.field('otp')} />
        <TermsField {...form.field('terms')} />
        <Button
          type="submit"
          isWide
          isBusy={form.isBusy && !code.isRequesting}
          variant={code.sentTo === null ? 'secondary' : 'primary'}
        >
          {say.submit}
        </Button>
      </form>
    </div>
  );
}

/** The child's school if `srcc` names a partner, which locks the field; null without one. */
function useLockedSchool(): string | null {
  const [query] = useSearchParams();
  const srcc = query.get('srcc');
  const { data: affiliates = [] } = useQuery({ ...affiliatesQuery, enabled: srcc !== null });
  return srcc === null ? null : (affiliateAt(affiliates, srcc)?.Organisation ?? null);
}
