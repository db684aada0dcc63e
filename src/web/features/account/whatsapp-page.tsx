// Says where it leads, then returns to the parent path (product §4.8).

import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '#web/language/language.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Mascot } from '#web/ui/art/mascot.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** Long enough to read, counted from the end of the first loader (product §2.2). */
const SHOWN_MS = 1_500;
const FIRST_LOADER_MS = 2_000;

export function Component() {
  const lang = useLanguage();
  const navigate = useNavigate();
  const { title } = texts.account.whatsappPage;

  useEffect(() => {
    const hiddenForMs = Math.max(0, FIRST_LOADER_MS - performance.now());
    const timer = setTimeout(() => navigate('..', { replace: true }), SHOWN_MS + hiddenForMs);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <Page lang={lang} title={title} width="narrow">
      <PageTitle of={title} />
      <Mascot mood="cheering" size={160} />
    </Page>
  );
}
