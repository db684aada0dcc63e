import type { Config } from '#server/config.ts';
import type { Command } from './command.ts';
import {
  dryRun,
  id,
  insist,
  numberOf,
  operation,
  report,
  withDesk,
} from './competition/desk-call.ts';
import { planCommands } from './competition/plan.ts';

/** The page of a result; the token follows. */
const RESULT_PAGE = '/competition/result#';

function originOf({ publicOrigin, host, port }: Config): string {
  return publicOrigin ?? `http://${host}:${port}`;
}

export const competitionCommands: Record<string, Command> = {
  ...planCommands,
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
  rank: {
    summary: 'compute the result of a closed competition and freeze it',
    options: id,
    flags: dryRun,
    needs: 'site',
    async run(call) {
      const wanted = numberOf(call.options, 'id');
      const done = await withDesk(call, (desk) => desk.rank(wanted, operation(call)));
      const { results, hash } = insist(done);
      report(call, `Submissions ranked: ${results.length}.\nSHA-256 of the result: ${hash}`);
    },
  },
  verify: {
    summary: 'recompute the result from the answers and compare it with the frozen one',
    options: id,
    needs: 'site',
    async run(call) {
      const wanted = numberOf(call.options, 'id');
      const { hash, submissions } = insist(await withDesk(call, (desk) => desk.verify(wanted)));
      console.log(
        `The answers give the frozen result. Submissions: ${submissions}.\nSHA-256: ${hash}`,
      );
    },
  },
  export: {
    summary: 'print the data of the ranking as JSON, without names',
    options: id,
    needs: 'site',
    async run(call) {
      const wanted = numberOf(call.options, 'id');
      const { keys, submissions } = insist(await withDesk(call, (desk) => desk.exportRaw(wanted)));
      console.log(JSON.stringify({ keys, entries: submissions }));
    },
  },
  announce: {
    summary: 'send every family the link to its result, once, however often it is run',
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
};
