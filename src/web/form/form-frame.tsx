import type { ReactNode } from 'react';
import type { Language } from '#messages/language.ts';
import { PhoneLanguageSwitch } from '#web/language/language-switch.tsx';
import { LazyMascot } from '#web/lazy-part/lazy-mascot.tsx';
import { PageTitle } from '#web/platform/page-title.tsx';
import type { MascotMood } from '#web/ui/art/mascot.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Page } from '#web/ui/page/page.tsx';
import styles from './form.module.css';

interface FormFrameProps {
  /** The page's useLanguage(): the form rerenders when it changes, since the fields are in both languages. */
  lang: Language;
  documentTitle: string;
  title: string;
  lead?: string;
  mood?: MascotMood;
  /** Links below the form. */
  links?: ReactNode;
  children: ReactNode;
}

/** The layout of a page with a single form. */
export function FormFrame(props: FormFrameProps) {
  const { lang, documentTitle, title, lead, mood = 'hello', links, children } = props;
  return (
    <Page lang={lang} title={title} lead={lead} width="split">
      <PageTitle of={documentTitle} />
      <div className={styles.frame}>
        <div className={styles.top}>
          <PhoneLanguageSwitch />
          <div className={styles.peek}>
            <LazyMascot mood={mood} size={80} />
          </div>
        </div>
        <Card element="section">{children}</Card>
        {links !== undefined && <div className={styles.links}>{links}</div>}
      </div>
    </Page>
  );
}
