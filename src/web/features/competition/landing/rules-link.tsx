import type { CompetitionUser } from '#contract/competition.ts';
import { standardNumber } from '#domain/account/standard.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { ButtonAnchor } from '#web/ui/button/button-link.tsx';
import type { CurrentCompetition } from '../get-current.ts';
import { rulesAddress } from './rules-address.ts';

/** A link to the rules as PDF, in a new tab: those of the child's standard if it is known. */
export function RulesLink(props: {
  competition: CurrentCompetition;
  participant: CompetitionUser | null;
}) {
  const { competition, participant } = props;
  const { rules, rulesOfStandard } = texts.competition.landing;
  const number = participant === null ? undefined : standardNumber(participant.standard);
  return (
    <ButtonAnchor
      href={rulesAddress(competition.id, number)}
      target="_blank"
      rel="noopener"
      variant="secondary"
      iconBefore="printer"
    >
      {number === undefined ? rules : fill(rulesOfStandard, { number })}
    </ButtonAnchor>
  );
}
