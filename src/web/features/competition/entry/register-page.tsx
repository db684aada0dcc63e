// Registration (product §11.4): the parent's phone with a code, the child's name, standard and school.

import { useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { bandAt } from '#domain/competition/clock.ts';
import { timeOfDay } from '#domain/time/india-dates.ts';
import { fill } from '#messages/fill.ts';
import styles from '#web/form/form.module.css';
import { FormFrame } from '#web/form/form-frame.tsx';
import { useLanguage } from '#web/language/language.ts';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { texts } from '#web/platform/texts.ts';
import { Link } from '#web/ui/link/link.tsx';
import { type CurrentCompetition, currentQuery } from '../get-current.ts';
import { affiliatesQuery } from '../landing/get-affiliates.ts';
import { useParticipant } from '../participant.ts';
import { Redirect } from '../redirect.tsx';
import { readClock } from '../use-clock.ts';
import { WithCompetition } from '../with-competition.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const srcc = new URL(args.request.url).searchParams.get('srcc');
  const partner = srcc === null ? null : ensureQuery(args, affiliatesQuery);
  const error = await ensureQuery(args, currentQuery);
  await partner;
  return error;
}

export function Component() {
  const lang = useLanguage();
  const { register } = texts.competitionEntry;
  return (
    <FormFrame
      lang={lang}
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

/** Loaded separately: the page first learns whether a form is needed. */
const RegistrationForm = lazyPart(
  async () => (await import('./registration-form.tsx')).RegistrationForm,
);

/** Decided when the page opens; later changes are its own doing. */
function Entry({ competition }: { competition: CurrentCompetition }) {
  const participant = useParticipant(competition.id);
  const [wasRegistered] = useState(participant !== null);
  const [query] = useSearchParams();
  const isAnother = wasRegistered && query.get('another') === 'yes';
  const [band] = useState(() => bandAt(competition, readClock(competition)));
  const { register } = texts.competitionEntry;
  if (wasRegistered && !isAnother)
    return <Redirect alert={register.alreadyRegistered} to={paths.competition} />;
  if (band === 'registration')
    return <RegistrationForm competition={competition} isAnother={isAnother} />;
  if (band === 'participation' && readClock(competition) <= 0)
    return <Redirect alert={register.closedNow} to={paths.competition} />;
  const alert =
    band === 'ended'
      ? texts.competitionAction.hasEnded
      : fill(texts.competitionAction.wait, { time: timeOfDay(competition.startsAt) });
  return <Redirect alert={alert} to={paths.competition} />;
}
