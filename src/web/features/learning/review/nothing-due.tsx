import { longDate } from '#domain/time/india-dates.ts';
import { fill } from '#messages/fill.ts';
import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import type { PlayedReview } from './get-review.ts';
import styles from './review.module.css';
import { GilliTells, RoundPage } from './round-parts.tsx';

/** Nothing is due, or not yet: shows where to go instead. */
export function NothingDue({ review: { nextDue, nextLevel } }: { review: PlayedReview }) {
  const { title, nothingTitle, nothing, laterTitle, later, toQuiz, toLevel } = texts.practice;
  return (
    <RoundPage title={title}>
      <GilliTells
        mood="hello"
        title={nextDue === null ? nothingTitle : laterTitle}
        text={nextDue === null ? nothing : fill(later, { day: longDate(new Date(nextDue)) })}
        action={
          <div className={styles.actions}>
            {nextLevel !== null && (
              <ButtonLink
                to={paths.quizPlaying({ lvlid: nextLevel.levelId, topid: nextLevel.topicId })}
                iconAfter="arrow-right"
              >
                {fill(toLevel, {
                  ...nextLevel,
                  difficulty: texts.quiz.playing.difficulty[nextLevel.difficulty],
                })}
              </ButtonLink>
            )}
            <ButtonLink to={paths.quiz} variant={nextLevel === null ? 'primary' : 'secondary'}>
              {toQuiz}
            </ButtonLink>
          </div>
        }
      />
    </RoundPage>
  );
}
