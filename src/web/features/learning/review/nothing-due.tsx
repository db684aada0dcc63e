// The practice page without questions: while it loads, when it fails, and when nothing is due.

import type { ReactNode } from 'react';
import { longDate } from '#domain/time/india-dates.ts';
import { fill } from '#messages/fill.ts';
import { LazyMascot } from '#web/lazy-part/lazy-mascot.tsx';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import type { MascotMood } from '#web/ui/art/mascot.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import type { PlayedReview } from './get-review.ts';
import styles from './review.module.css';

export function ReviewLoading() {
  return (
    <PracticePage>
      <LiveRegion message={texts.practice.loading} />
      <Skeleton height="24rem" />
    </PracticePage>
  );
}

export function ReviewFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const { failedTitle, failed, tryAgain } = texts.practice;
  return (
    <PracticePage>
      <Gilli
        mood="oops"
        title={failedTitle}
        text={failed}
        action={
          <Button iconBefore="refresh" isBusy={isBusy} onClick={onRetry}>
            {tryAgain}
          </Button>
        }
      />
    </PracticePage>
  );
}

/** Nothing is due, or not yet: shows where to go instead. */
export function NothingDue({ review: { nextDue, nextLevel } }: { review: PlayedReview }) {
  const { nothingTitle, nothing, laterTitle, later, toQuiz, toLevel } = texts.practice;
  return (
    <PracticePage>
      <Gilli
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
    </PracticePage>
  );
}

function PracticePage({ children }: { children: ReactNode }) {
  return (
    <Page title={texts.practice.title}>
      <PageTitle of={texts.practice.title} />
      {children}
    </Page>
  );
}

interface GilliProps {
  mood: MascotMood;
  title: string;
  text: string;
  action: ReactNode;
}

function Gilli({ mood, title, text, action }: GilliProps) {
  return (
    <EmptyState art={<LazyMascot mood={mood} size={180} />} title={title} action={action}>
      {text}
    </EmptyState>
  );
}
