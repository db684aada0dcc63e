import { useLayoutEffect, useRef } from 'react';
import { useLanguage } from '#web/language/language.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Card } from '#web/ui/card/card.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { GrownUpQuestion } from './grown-up-question.tsx';

/** The question in place of a page for grown-ups. */
export function GrownUpPage({ onPassed }: { onPassed: () => void }) {
  const lang = useLanguage();
  const { title } = texts.grownUp;
  const place = useRef<HTMLDivElement>(null);
  // The page that led here may have had the focus; taken before anybody types.
  useLayoutEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <Page lang={lang} title={title}>
      <PageTitle of={title} />
      <div ref={place} tabIndex={-1}>
        <Card element="section">
          <GrownUpQuestion onPassed={onPassed} />
        </Card>
      </div>
    </Page>
  );
}
