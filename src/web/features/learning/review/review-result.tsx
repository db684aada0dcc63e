import { type QuizRun, scoreOf } from '#domain/quiz/quiz-run.ts';
import { fill } from '#messages/fill.ts';
import { LazyLookAgain } from '#web/features/quiz/result/lazy-look-again.tsx';
import { answersOf } from '#web/features/quiz/result/run-details.ts';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import type { PlayedQuestion } from '#web/question/question.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { ResultBoard } from '#web/ui/result-board/result-board.tsx';
import styles from './review.module.css';

interface ReviewResultProps {
  run: QuizRun<PlayedQuestion>;
  /** Absent if nothing more is due. */
  onMore: (() => void) | undefined;
}

export function ReviewResult({ run, onMore }: ReviewResultProps) {
  const { title, marks, says, more } = texts.practice.done;
  return (
    <Page title={title} width="narrow">
      <PageTitle of={title} />
      <ResultBoard mood="cheering" says={says}>
        <p className={styles.marks}>
          {fill(marks, { score: scoreOf(run), total: run.questions.length })}
        </p>
      </ResultBoard>
      <div className={styles.actions}>
        {onMore && (
          <Button iconBefore="refresh" onClick={onMore}>
            {more}
          </Button>
        )}
        <ButtonLink to={paths.quiz} variant={onMore ? 'secondary' : 'primary'}>
          {texts.practice.toQuiz}
        </ButtonLink>
      </div>
      <LazyLookAgain answers={answersOf(run)} />
    </Page>
  );
}
