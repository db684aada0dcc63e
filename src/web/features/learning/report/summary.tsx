import type { ReportResponse } from '#contract/learning.ts';
import { reportSentences } from '#messages/report-sentences.ts';
import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/card/card.tsx';
import styles from './report.module.css';

/** The three sentences, and a link to the level that the third is about. */
export function Summary({ report }: { report: ReportResponse }) {
  const { title, toLesson } = texts.reportPage.short;
  const { together } = report;
  const lesson = together.kind === 'nothing-left' ? null : together.lesson;
  return (
    <Card element="section" tone="marigold" title={title} titleLevel="h2">
      <ul className={styles.sentences}>
        {Object.entries(reportSentences(report)).map(([name, sentence]) => (
          <li key={name}>{sentence}</li>
        ))}
      </ul>
      {lesson !== null && (
        <div className={styles.notPrinted}>
          <ButtonLink
            to={paths.quizPlaying({ lvlid: lesson.levelId, topid: lesson.topicId })}
            variant="secondary"
          >
            {toLesson}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
