// The landing page for visitors (product §3.1): hero, features, how a quiz works, the kit, the competition, for
// parents.

import { useSearchParams } from 'react-router';
import { FreeAndPaid } from '#web/offer/free-and-paid.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { Contest, ForParents, Kit, StartNow, Steps } from './sections.tsx';

export function Landing() {
  const [query] = useSearchParams();
  // Visitors from a partner's link have already seen an advertisement (product §3.2).
  const hasHero = !query.has('src');
  return (
    <main id="main" lang="en-IN" tabIndex={-1} className={styles.page}>
      <PageTitle of={texts.site.home.documentTitle} />
      {hasHero && <Hero />}
      <Features headingLevel={hasHero ? 'h2' : 'h1'} />
      <Steps />
      <Kit />
      <div className={styles.section}>
        <FreeAndPaid />
      </div>
      <Contest />
      <div className={classNames(styles.section, styles.pair)}>
        <ForParents />
        <StartNow />
      </div>
    </main>
  );
}
