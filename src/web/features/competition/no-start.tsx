// In place of the waiting room and the test: the competition was cancelled, or it can't begin (product §11.15).

import type { LivePage } from '#domain/competition/live-counts.ts';
import { LazyMascot } from '#web/lazy-part/lazy-mascot.tsx';
import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { useFollowPlan } from './follow-plan.ts';
import type { CurrentCompetition } from './get-current.ts';

interface NoStartProps {
  competition: CurrentCompetition;
  at: LivePage;
  title: string;
  text: string;
}

/** Goes on following the plan: the competition may get another start. */
export function NoStart({ competition, at, title, text }: NoStartProps) {
  useFollowPlan(competition, { at });
  return (
    <>
      <EmptyState
        art={<LazyMascot mood="oops" size={128} />}
        title={title}
        action={
          <ButtonLink to={paths.competition}>{texts.competitionChange.toCompetition}</ButtonLink>
        }
      >
        {text}
      </EmptyState>
      <LiveRegion message={`${title} ${text}`} isUrgent />
    </>
  );
}
