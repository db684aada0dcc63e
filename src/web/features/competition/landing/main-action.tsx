// The main button of the competition's page: its label and action follow from the clock (product §11.2).

import { useNavigate } from 'react-router';
import type { CompetitionUser } from '#contract/competition.ts';
import { bandAt } from '#domain/competition/clock.ts';
import { timeOfDay } from '#domain/time/india-dates.ts';
import { fill } from '#messages/fill.ts';
import { showAlert } from '#web/dialogs/dialogs.ts';
import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import type { IconName } from '#web/ui/icon/glyphs.tsx';
import type { CurrentCompetition } from '../get-current.ts';

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
  const { label, icon, alert, to } = actionOf(props);
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

function actionOf({ competition, clock, participant, srcc }: MainActionProps): Action {
  const say = texts.competitionAction;
  const isRegistered = participant !== null;
  switch (bandAt(competition, clock)) {
    case 'registration':
      return isRegistered
        ? { label: say.registered, icon: 'check', alert: say.alreadyRegistered }
        : { label: say.register, icon: 'arrow-right', to: paths.competitionRegister(srcc) };
    case 'registration-closed': {
      const alert = fill(say.wait, { time: timeOfDay(competition.startsAt) });
      return isRegistered
        ? { label: say.registered, icon: 'check', alert }
        : { label: say.closed, icon: 'lock', alert };
    }
    case 'participation':
      return { label: say.participate, icon: 'arrow-right', to: paths.competitionWaiting };
    case 'ended':
      return { label: say.ended, icon: 'trophy', alert: say.hasEnded };
  }
}
