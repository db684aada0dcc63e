// The main button of the competition's page: its label and action follow from the clock (product §11.2).

import { useNavigate } from 'react-router';
import type { CompetitionUser } from '#contract/competition.ts';
import { bandAt } from '#domain/competition/clock.ts';
import { fill } from '#messages/fill.ts';
import type { Language } from '#messages/language.ts';
import { showAlert } from '#web/dialogs/dialogs.ts';
import { useLanguage } from '#web/language/language.ts';
import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import type { IconName } from '#web/ui/icon/glyphs.tsx';
import { timeIn } from '../dates.ts';
import type { CurrentCompetition } from '../get-current.ts';
import { whyNoStart } from '../why-no-start.ts';

interface MainActionProps {
  competition: CurrentCompetition;
  clock: number;
  participant: CompetitionUser | null;
  srcc: string | undefined;
}

interface Action {
  readonly label: string;
  readonly icon: IconName;
  /** Says why no action is available now. */
  readonly alert?: string;
  readonly to?: string;
}

export function MainAction(props: MainActionProps) {
  const navigate = useNavigate();
  const { label, icon, alert, to } = actionOf(props, useLanguage());
  const handleClick = () => {
    if (alert !== undefined) void showAlert(alert);
    if (to !== undefined) navigate(to);
  };
  const variant = to === undefined ? 'secondary' : 'primary';
  return (
    <Button size="large" variant={variant} iconAfter={icon} onClick={handleClick}>
      {label}
    </Button>
  );
}

function actionOf(
  { competition, clock, participant, srcc }: MainActionProps,
  language: Language,
): Action {
  const say = texts.competitionAction;
  const blocked = whyNoStart(competition, clock);
  if (blocked !== null) {
    const label = competition.cancelledAt === null ? say.closed : say.cancelled;
    return { label, icon: 'lock', alert: `${blocked.title}. ${blocked.text}` };
  }
  const isRegistered = participant !== null;
  switch (bandAt(competition, clock)) {
    case 'registration':
      return isRegistered
        ? { label: say.registered, icon: 'check', alert: say.alreadyRegistered }
        : { label: say.register, icon: 'arrow-right', to: paths.competitionRegister(srcc) };
    case 'registration-closed': {
      const time = timeIn(language, competition.startsAt);
      return isRegistered
        ? { label: say.registered, icon: 'check', alert: fill(say.wait, { time }) }
        : { label: say.closed, icon: 'lock', alert: fill(say.closedWait, { time }) };
    }
    case 'participation':
      return { label: say.participate, icon: 'arrow-right', to: paths.competitionWaiting };
    case 'ended':
      return { label: say.ended, icon: 'trophy', alert: say.hasEnded };
  }
}
