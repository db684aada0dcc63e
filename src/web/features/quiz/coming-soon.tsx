import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Mascot } from '#web/ui/art/mascot.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** Room mode is only a link target for now (product §7.10). */
export function ComingSoon({ title }: { title: string }) {
  return (
    <Page title={title}>
      <PageTitle of={title} />
      <EmptyState
        art={<Mascot mood="sleeping" size={180} />}
        title={texts.quizPages.comingSoon}
        action={<ButtonLink to={paths.quiz}>{texts.quizPages.rooms.back}</ButtonLink>}
      >
        {texts.quizPages.rooms.text}
      </EmptyState>
    </Page>
  );
}
