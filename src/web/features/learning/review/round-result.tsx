import { type QuizRun, scoreOf } from '#domain/quiz/quiz-run.ts';
import { fill } from '#messages/fill.ts';
import { LazyLookAgain } from '#web/features/quiz/result/lazy-look-again.tsx';
import { answersOf } from '#web/features/quiz/result/run-details.ts';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import type { PlayedQuestion } from '#web/question/question.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { ResultBoard } from '#web/ui/result-board/result-board.tsx';
import styles from './review.module.css';
import type { RoundTexts } from './round-parts.tsx';

interface RoundResultProps {
  run: QuizRun<PlayedQuestion>;
  texts: RoundTexts;
  /** Absent if there is nothing more to ask. */
  onMore: (() => void) | undefined;
}

export function RoundResult({ run, texts, onMore }: RoundResultProps) {
  const { title, marks, says, more } = texts.done;
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
          {texts.toQuiz}
        </ButtonLink>
      </div>
      <LazyLookAgain answers={answersOf(run)} />
    </Page>
  );
}
