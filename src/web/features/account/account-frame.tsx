import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { whenLoaderIsGone } from '#web/platform/loader-gone.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import type { MascotMood } from '#web/ui/art/mascot.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Page } from '#web/ui/page/page.tsx';
import styles from './account.module.css';

/** Comes after the first paint, into a place of its size (account.module.css): the form matters more. */
const Gilli = lazy<ComponentType<{ mood: MascotMood }>>(async () => {
  await whenLoaderIsGone();
  try {
    return { default: (await import('#web/ui/art/mascot.tsx')).Mascot };
  } catch {
    return { default: () => null };
  }
});

interface AccountFrameProps {
  documentTitle: string;
  title: string;
  lead?: string;
  mood?: MascotMood;
  /** Links below the form. */
  links?: ReactNode;
  children: ReactNode;
}

/** The layout of a page with a single form. */
export function AccountFrame(props: AccountFrameProps) {
  const { documentTitle, title, lead, mood = 'hello', links, children } = props;
  return (
    <Page title={title} lead={lead} width="split">
      <PageTitle of={documentTitle} />
      <div className={styles.frame}>
        <div className={styles.peek}>
          <Suspense>
            <Gilli mood={mood} />
          </Suspense>
        </div>
        <Card element="section">{children}</Card>
        {links !== undefined && <div className={styles.links}>{links}</div>}
      </div>
    </Page>
  );
}
