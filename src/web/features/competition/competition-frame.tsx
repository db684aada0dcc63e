import type { ComponentType } from 'react';
import { PageTitle } from '#web/platform/page-title.tsx';
import { Page, type PageProps } from '#web/ui/page/page.tsx';
import type { CurrentCompetition } from './get-current.ts';
import { WithCompetition } from './with-competition.tsx';

interface CompetitionFrameProps extends Pick<PageProps, 'lead' | 'width'> {
  title: string;
  /** What the page shows of the competition; the next competition finds it as new. */
  content: ComponentType<{ competition: CurrentCompetition }>;
}

/** A page about the competition that the site shows. */
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
