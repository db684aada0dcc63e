import type { ReportResponse } from '#contract/learning.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { Badge } from '#web/ui/badge/badge.tsx';
import { Card } from '#web/ui/card/card.tsx';
import styles from './report.module.css';

/** The child's repeated mistakes, each with an example. */
export function Mistakes({ mistakes }: Pick<ReportResponse, 'mistakes'>) {
  const { title, none, wrong: not, right: but, times, mended } = texts.reportPage.mistakes;
  return (
    <Card element="section" title={title} titleLevel="h2">
      {mistakes.length === 0 && <p>{none}</p>}
      <ul className={styles.mistakes}>
        {mistakes.map(({ error, name, wrong, right, count, isMended }) => (
          <li key={error}>
            <h3 lang="en-IN">{name}</h3>
            <p lang="en-IN">
              <span className={styles.soft}>{not}</span> {wrong}
            </p>
            <p lang="en-IN">
              <span className={styles.soft}>{but}</span> {right}
            </p>
            <p className={styles.soft}>
              {fill(times, { count })} {isMended && <Badge tone="free">{mended}</Badge>}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
