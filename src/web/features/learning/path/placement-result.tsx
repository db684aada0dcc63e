import { useEffect } from 'react';
import type { Placement } from '#contract/path.ts';
import { stepNumber } from '#domain/learning/steps.ts';
import { fill } from '#messages/fill.ts';
import { rememberCategory } from '#web/features/quiz/topics/category.ts';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { ResultBoard } from '#web/ui/result-board/result-board.tsx';
import styles from '../review/review.module.css';

/** Where the child starts, in words and without marks. The topics page opens with that category. */
export function PlacementResult({ start }: { start: NonNullable<Placement['start']> }) {
  const { resultTitle, result, first, before, toPath, toTopics } = texts.path.start;
  const { category, difficulty, number } = start;
  useEffect(() => rememberCategory(category), [category]);
  return (
    <Page title={resultTitle} width="narrow">
      <PageTitle of={resultTitle} />
      <ResultBoard mood="cheering" says={stepNumber(start) === 0 ? first : before}>
        <p className={styles.start}>{fill(result[category][difficulty], { number })}</p>
      </ResultBoard>
      <div className={styles.actions}>
        <ButtonLink to={paths.quizPath} iconAfter="arrow-right">
          {toPath}
        </ButtonLink>
        <ButtonLink to={paths.quizTopics()} variant="secondary">
          {toTopics}
        </ButtonLink>
      </div>
    </Page>
  );
}
