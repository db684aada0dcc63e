// Names its destination, then redirects to the parent path (product §4.8).

import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '#web/language/language.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Mascot } from '#web/ui/art/mascot.tsx';
import { whenLoaderRemoved } from '#web/ui/loader/loader-removed.ts';
import { Page } from '#web/ui/page/page.tsx';

/** Long enough to read, counted from the end of the first loader (product §2.2). */
const SHOWN_MS = 1_500;

export function Component() {
  const lang = useLanguage();
  const navigate = useNavigate();
  const { title } = texts.account.whatsappPage;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    void whenLoaderRemoved().then(() => {
      if (!isGone) timer = setTimeout(() => navigate('..', { replace: true }), SHOWN_MS);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [navigate]);

  return (
    <Page lang={lang} title={title} width="narrow">
      <PageTitle of={title} />
      <Mascot mood="cheering" size={160} />
    </Page>
  );
}
