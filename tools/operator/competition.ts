import type { Command } from './command.ts';
import { correctionCommands } from './competition/correct.ts';
import {
  dryRun,
  id,
  insist,
  numberOf,
  operation,
  originOf,
  report,
  withDesk,
} from './competition/desk-call.ts';
import { planCommands } from './competition/plan.ts';
import { prizeCommands } from './competition/prizes.ts';
import { rehearseCommand } from './competition/rehearsal/rehearse.ts';
import { reviewCommand } from './competition/review.ts';

/** The page of a result; the token follows. */
const RESULT_PAGE = '/competition/result#';

/** Late entries and those set aside are marked, and have no rank. */
function rankedText(results: readonly { readonly rank: number | null }[]): string {
  const ranked = results.filter(({ rank }) => rank !== null).length;
  return `Entries: ${results.length}, with a rank: ${ranked}, marked only: ${results.length - ranked}.`;
}

export const competitionCommands: Record<string, Command> = {
  ...planCommands,
  rehearse: rehearseCommand,
  close: {
    summary: 'close a competition: its right answers become public',
    options: id,
    flags: dryRun,
    needs: 'site',
    async run(call) {
      const wanted = numberOf(call.options, 'id');
      insist(await withDesk(call, (desk) => desk.close(wanted, operation(call))));
      report(call, 'Closed.');
    },
  },
  review: reviewCommand,
  rank: {
    summary: 'compute the result of a closed competition and freeze it',
    options: id,
    flags: { ...dryRun, force: 'also with undecided doubts about entries that would win a prize' },
    needs: 'site',
    async run(call) {
      const wanted = numberOf(call.options, 'id');
      const isForced = call.flags.has('force');
      const done = await withDesk(call, (desk) => desk.rank(wanted, operation(call), { isForced }));
      const { results, hash } = insist(done);
      report(call, `${rankedText(results)}\nSHA-256 of the result: ${hash}`);
    },
  },
  verify: {
    summary: 'recompute the result from the answers and compare it with the frozen one',
    options: id,
    needs: 'site',
    async run(call) {
      const wanted = numberOf(call.options, 'id');
      const done = await withDesk(call, (desk) => desk.verify(wanted));
      const { hash, submissions, corrections } = insist(done);
      console.log(
        `The answers give the frozen result. Submissions: ${submissions}, corrections: ${corrections}.\nSHA-256: ${hash}`,
      );
    },
  },
  export: {
    summary: 'print the data of the ranking as JSON, without names',
    options: id,
    needs: 'site',
    async run(call) {
      const wanted = numberOf(call.options, 'id');
      const done = await withDesk(call, (desk) => desk.exportRaw(wanted));
      const { keys, submissions, corrections } = insist(done);
      console.log(JSON.stringify({ keys, entries: submissions, corrections }));
    },
  },
  announce: {
    summary:
      'verify the result, and send every family the link to it, once for each result, however often it is run',
    options: id,
    flags: dryRun,
    needs: 'site',
    async run(call) {
      const wanted = numberOf(call.options, 'id');
      const link = (token: string) => `${originOf(call.config)}${RESULT_PAGE}${token}`;
      const done = await withDesk(call, (desk) => desk.announce(wanted, link, operation(call)));
      report(call, `Messages queued: ${insist(done).messages}.`);
    },
  },
  ...correctionCommands,
  ...prizeCommands,
};
