// Registration (product §11.4): the parent's phone with a code, the child's name, standard and school.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import type { registerForCompetition, sendCompetitionOtp } from '#contract/competition.ts';
import { type NoticeLanguage, TERMS_VERSION } from '#domain/account/consent.ts';
import { MAX_NAME_LENGTH } from '#domain/account/name-length.ts';
import { type Standard, standardNumber } from '#domain/account/standard.ts';
import { bandAt } from '#domain/competition/clock.ts';
import { fill } from '#messages/fill.ts';
import { showAlert } from '#web/dialogs/dialogs.ts';
import { CodeButton } from '#web/form/code-button.tsx';
import { CodeStatus } from '#web/form/code-status.tsx';
import { isBoxTickedAtFirst } from '#web/form/consent-box.ts';
import { ConsentNotice } from '#web/form/consent-notice.tsx';
import styles from '#web/form/form.module.css';
import { FormFrame } from '#web/form/form-frame.tsx';
import { FormProblem } from '#web/form/form-problem.tsx';
import { OtpField } from '#web/form/otp-field.tsx';
import { PhoneField } from '#web/form/phone-field.tsx';
import { reasonOf } from '#web/form/refusal.ts';
import { StandardField } from '#web/form/standard-field.tsx';
import { TermsField } from '#web/form/terms-field.tsx';
import { useCodeRequest } from '#web/form/use-code-request.ts';
import { LEAVING, useForm } from '#web/form/use-form.ts';
import { paths } from '#web/paths.ts';
import { CallError, callPublic } from '#web/platform/api.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { checkPhone, checkRegistration } from './checks.ts';
import { affiliateAt, affiliatesQuery } from './get-affiliates.ts';
import { type CurrentCompetition, currentQuery } from './get-current.ts';
import { LeadAway } from './lead-away.tsx';
import { rememberParticipant, useParticipant } from './participant.ts';
import { showTime } from './show-time.ts';
import { readClock } from './use-clock.ts';
import { WithCompetition } from './with-competition.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const srcc = new URL(args.request.url).searchParams.get('srcc');
  const partner = srcc === null ? null : ensureQuery(args, affiliatesQuery);
  const error = await ensureQuery(args, currentQuery);
  await partner;
  return error;
}

export function Component() {
  const { register } = texts.competition;
  return (
    <FormFrame
      documentTitle={register.title}
      title={register.title}
      lead={register.lead}
      links={
        <p className={styles.way}>
          {register.hasEntry} <Link to={paths.competitionParticipate}>{register.participate}</Link>
        </p>
      }
    >
      <WithCompetition>{(competition) => <Entry competition={competition} />}</WithCompetition>
    </FormFrame>
  );
}

/** Decided when the page opens: what happens on it later is its own doing. */
function Entry({ competition }: { competition: CurrentCompetition }) {
  const participant = useParticipant(competition.id);
  const [wasRegistered] = useState(participant !== null);
  const [band] = useState(() => bandAt(competition, readClock(competition)));
  const { register, action } = texts.competition;
  if (wasRegistered) return <LeadAway alert={register.alreadyRegistered} to={paths.competition} />;
  if (band === 'registration') return <RegistrationForm competition={competition} />;
  const alert =
    band === 'ended'
      ? action.hasEnded
      : fill(action.wait, { time: showTime(competition.startsAt) });
  return <LeadAway alert={alert} to={paths.competition} />;
}

function RegistrationForm({ competition }: { competition: CurrentCompetition }) {
  const { register: say } = texts.competition;
  const { fields } = texts.account;
  const navigate = useNavigate();
  const school = useLockedSchool();
  const [language, setLanguage] = useState<NoticeLanguage>('en');
  const form = useForm({
    phone: '',
    childsName: '',
    standard: '',
    schoolName: school ?? '',
    otp: '',
    terms: isBoxTickedAtFirst,
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
    const consent = { version: TERMS_VERSION, language, isGuardian: true };
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
      rememberParticipant(registeredUser);
    } catch (error) {
      if (reasonOf(error) === 'already-registered') {
        await showAlert(say.alreadyRegistered);
        navigate(paths.competitionParticipate);
        return LEAVING;
      }
      const isWordless = error instanceof CallError && error.message === '';
      if (!isWordless) throw error;
      return { field: null, message: say.failed };
    }
    await showAlert(say.done);
    window.open(paths.competitionRules(competition.id, standardNumber(ofStandard)), '_blank');
    navigate(paths.competition);
    return LEAVING;
  });

  return (
    <div ref={form.area} className={styles.forms}>
      <FormProblem message={form.general} />
      <ConsentNotice language={language} onLanguage={setLanguage} isOpenAtFirst={false} />
      <form noValidate className={styles.form} onSubmit={handleRegister}>
        <PhoneField {...form.field('phone')} />
        <TextField
          {...form.field('childsName')}
          label={fields.childsName}
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
        />
        <StandardField {...form.field('standard')} />
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
        <TermsField {...form.field('terms')} language={language} />
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

/** The partner that `srcc` names is the child's school, and can't be changed; null without one. */
function useLockedSchool(): string | null {
  const [query] = useSearchParams();
  const srcc = query.get('srcc');
  const { data: affiliates = [] } = useQuery({ ...affiliatesQuery, enabled: srcc !== null });
  return srcc === null ? null : (affiliateAt(affiliates, srcc)?.Organisation ?? null);
}
