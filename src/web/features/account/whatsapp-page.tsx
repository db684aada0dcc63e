// Says where it leads, and goes back to the parent path (spec §2 /whatsapp).

import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Mascot } from '#web/ui/art/mascot.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** Long enough to be read. */
const SHOWN_MS = 1_500;

export function Component() {
  const navigate = useNavigate();
  const { title } = texts.account.whatsappPage;

  useEffect(() => {
    const timer = setTimeout(() => navigate('..', { replace: true }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <Page title={title} width="narrow">
      <PageTitle of={title} />
      <Mascot mood="cheering" size={160} />
    </Page>
  );
}
