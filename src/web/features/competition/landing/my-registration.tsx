// What a registered family has to know (product §11.4): standard, day and time, and what comes next.

import { useLocation } from 'react-router';
import type { CompetitionUser } from '#contract/competition.ts';
import { standardNumber } from '#domain/account/standard.ts';
import { fill } from '#messages/fill.ts';
import { useLanguage } from '#web/language/language.ts';
import { texts } from '#web/platform/texts.ts';
import { ButtonAnchor } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { dayIn, instantIn, timeIn } from '../dates.ts';
import type { CurrentCompetition } from '../get-current.ts';

interface MyRegistrationProps {
  competition: CurrentCompetition;
  participant: CompetitionUser;
}

export function MyRegistration({ competition, participant }: MyRegistrationProps) {
  const language = useLanguage();
  const say = texts.competition.mine;
  const name = useNewName();
  const { startsAt, waitingRoomOpensS } = competition;
  const opens = new Date(startsAt.getTime() - waitingRoomOpensS * 1_000);
  const words = {
    number: standardNumber(participant.standard),
    date: dayIn(language, startsAt),
    time: timeIn(language, startsAt),
    opens: instantIn(language, opens),
  };
  return (
    <Card
      element="section"
      tone="green"
      title={name === null ? say.title : fill(say.titleOf, { name })}
      titleLevel="h2"
    >
      <p>{fill(say.text, words)}</p>
      <p>{fill(say.next, words)}</p>
      <p>
        <ButtonAnchor
          href={`/competition-files/competition-${competition.id}.ics`}
          variant="secondary"
          iconBefore="download"
        >
          {say.calendar}
        </ButtonAnchor>
      </p>
    </Card>
  );
}

/** The name of a child that was registered on the page before; the device does not keep it. */
function useNewName(): string | null {
  const state: unknown = useLocation().state;
  const name = (state as { registered?: unknown } | null)?.registered;
  return typeof name === 'string' ? name : null;
}
