import type { ComponentType } from 'react';
import { PageTitle } from '#web/platform/page-title.tsx';
import { Page, type PageProps } from '#web/ui/page/page.tsx';
import type { CurrentCompetition } from './get-current.ts';
import { WithCompetition } from './with-competition.tsx';

interface CompetitionFrameProps extends Pick<PageProps, 'lead' | 'lang' | 'width'> {
  title: string;
  /** The page's content; a new competition remounts it. */
  content: ComponentType<{ competition: CurrentCompetition }>;
}

/** A page about the site's current competition. */
export function CompetitionFrame({ title, content: Content, ...page }: CompetitionFrameProps) {
  return (
    <Page title={title} {...page}>
      <PageTitle of={title} />
      <WithCompetition>
        {(competition) => <Content key={competition.id} competition={competition} />}
      </WithCompetition>
    </Page>
  );
}
