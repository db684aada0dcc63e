// Registration (product §11.4): the parent's phone with a code, the child's name, standard and school.

import { useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { type Band, bandAt, testSeconds } from '#domain/competition/clock.ts';
import { fill } from '#messages/fill.ts';
import styles from '#web/form/form.module.css';
import { FormFrame } from '#web/form/form-frame.tsx';
import { useLanguage } from '#web/language/language.ts';
import { LazyMascot } from '#web/lazy-part/lazy-mascot.tsx';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { texts } from '#web/platform/texts.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Link } from '#web/ui/link/link.tsx';
import { dayIn, instantIn, timeIn } from '../dates.ts';
import { type CurrentCompetition, currentQuery } from '../get-current.ts';
import { affiliatesQuery } from '../landing/get-affiliates.ts';
import { useParticipant } from '../participant.ts';
import { Redirect } from '../redirect.tsx';
import { readClock } from '../use-clock.ts';
import { whyNoStart } from '../why-no-start.ts';
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
  const isOpen = band === 'registration' && competition.cancelledAt === null;
  if (isOpen) return <RegistrationForm competition={competition} isAnother={isAnother} />;
  return <NotOpen competition={competition} band={band} />;
}

interface NotOpenProps {
  competition: CurrentCompetition;
  band: Band;
}

/** What is true instead of a form: when it closed, and who can still do what. */
function NotOpen({ competition, band }: NotOpenProps) {
  const language = useLanguage();
  const { register: say } = texts.competitionEntry;
  const clock = readClock(competition);
  const { startsAt, registrationClosesS } = competition;
  const after = (seconds: number) => new Date(startsAt.getTime() + seconds * 1_000);
  const words = {
    closes: instantIn(language, after(-registrationClosesS)),
    date: dayIn(language, startsAt),
    time: timeIn(language, startsAt),
    ends: timeIn(language, after(testSeconds(competition))),
  };
  const closed =
    band === 'ended'
      ? { title: say.overTitle, text: fill(say.overText, words) }
      : clock > 0
        ? { title: say.closedTitle, text: fill(say.closedText, words) }
        : { title: say.begunTitle, text: fill(say.begunText, words) };
  const { title, text } = whyNoStart(competition, clock) ?? closed;
  return (
    <EmptyState
      art={<LazyMascot mood="oops" size={112} />}
      title={title}
      action={
        <>
          <ButtonLink to={paths.competition}>{say.back}</ButtonLink>
          <ButtonLink to={paths.competitionPapers} variant="secondary">
            {say.papers}
          </ButtonLink>
        </>
      }
    >
      {text}
    </EmptyState>
  );
}
