import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '#web/language/language.ts';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { NotFoundArt } from '#web/ui/art/place-art.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { hasPreviousPage } from './previous-page.ts';

export function Component() {
  const navigate = useNavigate();
  const { title, text, goBack } = texts.frame.notFound;
  const handleGoBack = (event: MouseEvent) => {
    if (!hasPreviousPage()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <main id="main" lang={useLanguage()} tabIndex={-1}>
      <PageTitle of={title} />
      <EmptyState
        art={<NotFoundArt size={360} />}
        title={title}
        titleLevel="h1"
        action={
          <ButtonLink to={paths.home} onClick={handleGoBack}>
            {goBack}
          </ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </main>
  );
}
