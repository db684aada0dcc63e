// Taking part on a device other than the registered one (product §11.5): phone and standard only.

import { useState } from 'react';
import { type LoaderFunctionArgs, useNavigate } from 'react-router';
import type { participate } from '#contract/competition.ts';
import type { Standard } from '#domain/account/standard.ts';
import styles from '#web/form/form.module.css';
import { FormFrame } from '#web/form/form-frame.tsx';
import { FormProblem } from '#web/form/form-problem.tsx';
import { PhoneField } from '#web/form/phone-field.tsx';
import { StandardField } from '#web/form/standard-field.tsx';
import { LEAVING, useForm } from '#web/form/use-form.ts';
import { withProofOfWork } from '#web/form/with-proof-of-work.ts';
import { useLanguage } from '#web/language/language.ts';
import { paths } from '#web/paths.ts';
import { CallError, callPublic } from '#web/platform/api.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Link } from '#web/ui/link/link.tsx';
import { type CurrentCompetition, currentQuery } from '../get-current.ts';
import { hasParticipated, rememberParticipant, useParticipant } from '../participant.ts';
import { Redirect } from '../redirect.tsx';
import { WithCompetition } from '../with-competition.tsx';
import { checkEntry } from './checks.ts';

export const loader = (args: LoaderFunctionArgs) => ensureQuery(args, currentQuery);

export function Component() {
  const lang = useLanguage();
  const { participate: say } = texts.competitionEntry;
  return (
    <FormFrame
      lang={lang}
      documentTitle={say.title}
      title={say.title}
      lead={say.lead}
      links={
        <p className={styles.way}>
          {say.noEntry} <Link to={paths.competitionRegister()}>{say.register}</Link>
        </p>
      }
    >
      <WithCompetition>{(competition) => <Entry competition={competition} />}</WithCompetition>
    </FormFrame>
  );
}

/** Decided when the page opens. */
function Entry({ competition }: { competition: CurrentCompetition }) {
  const participant = useParticipant(competition.id);
  const [wasRegistered] = useState(participant !== null);
  const { alreadyRegistered } = texts.competitionEntry.participate;
  if (wasRegistered) return <Redirect alert={alreadyRegistered} to={paths.competitionWaiting} />;
  return <EntryForm competitionId={competition.id} />;
}

function EntryForm({ competitionId }: { competitionId: number }) {
  const { participate: say } = texts.competitionEntry;
  const navigate = useNavigate();
  const form = useForm({ phone: '', standard: '' });

  const handleSubmit = form.submit(checkEntry, async ({ phone, standard }) => {
    try {
      const { user } = await withProofOfWork(
        (proof) =>
          callPublic<typeof participate>('POST', '/api/comp/participate', {
            // `checkEntry` has ensured that it is set.
            body: { phone, standard: standard as Standard, ...proof },
          }),
        () => undefined,
      );
      if (hasParticipated(user, competitionId))
        return { field: null, message: say.alreadyParticipated };
      rememberParticipant(user);
    } catch (error) {
      const isWordless = error instanceof CallError && error.message === '';
      if (!isWordless) throw error;
      return { field: null, message: say.failed };
    }
    void navigate(paths.competitionWaiting);
    return LEAVING;
  });

  return (
    <form ref={form.area} noValidate className={styles.form} onSubmit={handleSubmit}>
      <FormProblem message={form.general} />
      <PhoneField {...form.field('phone')} />
      <StandardField {...form.field('standard')} />
      <Button type="submit" isWide isBusy={form.isBusy}>
        {say.submit}
      </Button>
    </form>
  );
}
