// Taking part, also on another device than the one that registered (product §11.5).

import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import styles from '#web/form/form.module.css';
import { FormFrame } from '#web/form/form-frame.tsx';
import { useLanguage } from '#web/language/language.ts';
import { paths } from '#web/paths.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { texts } from '#web/platform/texts.ts';
import { Link } from '#web/ui/link/link.tsx';
import { type CurrentCompetition, currentQuery } from '../get-current.ts';
import { useParticipant } from '../participant.ts';
import { Redirect } from '../redirect.tsx';
import { WithCompetition } from '../with-competition.tsx';
import { EntryForm } from './entry-form.tsx';

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
