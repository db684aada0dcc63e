// “Practise my mistakes” (product §7.13): at most ten due questions, from all topics, played like a level; then the
// result, and another round if more are due. Nothing is counted up, and nothing is lost by staying away.

import type { LoaderFunctionArgs } from 'react-router';
import { account } from '#web/platform/account.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { texts } from '#web/platform/texts.ts';
import { reviewQuery } from './get-review.ts';
import { NothingDue } from './nothing-due.tsx';
import { PracticeRound } from './practice-round.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  ensureQuery(args, reviewQuery(account.id.read()));

export function Component() {
  return (
    <PracticeRound query={reviewQuery(account.id.use())} texts={texts.practice}>
      {(review) => <NothingDue review={review} />}
    </PracticeRound>
  );
}
