// A legal text for screen and print: title, version, contents, and numbered sections that can be linked to.

import type { LegalPage as Text } from '#domain/site/legal-page.ts';
import { fill } from '#messages/fill.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { PartLink } from '#web/ui/link/part-link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { FilledText, fillPlaces } from './filled-text.tsx';
import styles from './legal-page.module.css';

const { legal } = texts.site;

const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

export function LegalPage({ text }: { text: Text }) {
  const updated = fill(legal.updated, {
    date: longDate.format(new Date(text.updated)),
    version: text.version,
  });
  return (
    <Page
      title={text.title}
      lead={fillPlaces(text.lead)}
      actions={
        <div className={styles.print}>
          <Button variant="quiet" iconBefore="printer" onClick={() => window.print()}>
            {legal.print}
          </Button>
        </div>
      }
    >
      <PageTitle of={text.title} />
      <p className={styles.updated}>{updated}</p>
      <nav className={styles.contents} aria-labelledby="legal-contents">
        <h2 id="legal-contents" className={styles.contentsTitle}>
          {legal.contents}
        </h2>
        <ol className={styles.contentsList}>
          {text.sections.map(({ id, heading }) => (
            <li key={id}>
              <PartLink to={id} className={styles.contentsLink}>
                {heading}
              </PartLink>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {text.sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </Page>
  );
}

function Section({ section: { id, heading, paragraphs, points, after } }: SectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.sectionTitle}>
        {heading}
      </h2>
      <Paragraphs of={paragraphs} />
      {points && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <FilledText text={point} />
            </li>
          ))}
        </ul>
      )}
      {after && <Paragraphs of={after} />}
    </section>
  );
}

interface SectionProps {
  section: Text['sections'][number];
}

function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((paragraph) => (
    <p key={paragraph}>
      <FilledText text={paragraph} />
    </p>
  ));
}
