// “Next for you” (product §7.15): a round of the skills that come next, then the result, and the next round.

import type { LoaderFunctionArgs } from 'react-router';
import { fill } from '#messages/fill.ts';
import { paths } from '#web/paths.ts';
import { account } from '#web/platform/account.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { texts } from '#web/platform/texts.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { PracticeRound } from '../review/practice-round.tsx';
import styles from '../review/review.module.css';
import { GilliTells, RoundPage } from '../review/round-parts.tsx';
import { pathQuery } from './get-path.ts';

export const loader = (args: LoaderFunctionArgs) => ensureQuery(args, pathQuery(account.id.read()));

export function Component() {
  const { titleOfSkill } = texts.path;
  return (
    <PracticeRound
      query={pathQuery(account.id.use())}
      texts={texts.path}
      titleOf={({ next }) => (next === null ? texts.path.title : fill(titleOfSkill, next))}
    >
      {({ place }) => <NothingNext isNew={place === null} />}
    </PracticeRound>
  );
}

/** A child without answers is asked where to start; for the others, today's work is done. */
function NothingNext({ isNew }: { isNew: boolean }) {
  const { title, nothingTitle, nothing, toQuiz, toTopics, landing } = texts.path;
  return (
    <RoundPage title={title}>
      <GilliTells
        mood="hello"
        title={isNew ? landing.start : nothingTitle}
        text={isNew ? landing.startText : nothing}
        action={
          <div className={styles.actions}>
            {isNew && (
              <ButtonLink to={paths.quizStart} iconAfter="arrow-right">
                {landing.start}
              </ButtonLink>
            )}
            <ButtonLink to={paths.quizTopics()} variant={isNew ? 'secondary' : 'primary'}>
              {toTopics}
            </ButtonLink>
            <ButtonLink to={paths.quiz} variant="secondary">
              {toQuiz}
            </ButtonLink>
          </div>
        }
      />
    </RoundPage>
  );
}
