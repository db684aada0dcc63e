// Why a competition that was planned has no test (product §11.15).

import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import type { CurrentCompetition } from './get-current.ts';

/** Why there is no test now; null: there is one. `clock`: seconds until the start. */
export function whyNoStart(
  { cancelledAt, changeReason, arePapersReady }: CurrentCompetition,
  clock: number,
): { title: string; text: string } | null {
  const say = texts.competitionChange;
  if (cancelledAt !== null) {
    const why = changeReason === null ? '' : `${fill(say.why, { reason: changeReason })} `;
    return { title: say.cancelled, text: `${why}${say.cancelledText}` };
  }
  if (arePapersReady || clock > 0) return null;
  return { title: say.cannotBegin, text: say.cannotBeginText };
}
