import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage } from '#web/language/language.ts';
import { LazyMascot } from '#web/lazy-part/lazy-mascot.tsx';
import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { type CurrentCompetition, currentQuery } from './get-current.ts';

/** Renders the site's current competition, or why there is none. */
export function WithCompetition(props: {
  children: (competition: CurrentCompetition) => ReactNode;
}) {
  const { data, isFetching, refetch } = useQuery(currentQuery);
  const { failed, none, noneText, papers, tryAgain } = texts.competitionMissing;
  const lang = useLanguage();
  if (data) return props.children(data);
  if (data === null) {
    return (
      <div lang={lang}>
        <EmptyState
          art={<LazyMascot mood="oops" size={120} />}
          title={none}
          action={<ButtonLink to={paths.competitionPapers}>{papers}</ButtonLink>}
        >
          {noneText}
        </EmptyState>
      </div>
    );
  }
  return (
    <div lang={lang}>
      <EmptyState
        art={<LazyMascot mood="oops" size={120} />}
        title={failed}
        action={
          <Button isBusy={isFetching} onClick={() => refetch()}>
            {tryAgain}
          </Button>
        }
      />
    </div>
  );
}
