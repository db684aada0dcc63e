import { userInfo } from 'node:os';
import type { Competition } from '#domain/competition/competition-file.ts';
import type { Config } from '#server/config.ts';
import type { CompetitionDesk } from '#server/features/competition/desk/desk.ts';
import { createClock } from '#server/platform/clock.ts';
import type { Done } from '#server/platform/operation.ts';
import { type Command, type CommandCall, OperatorError } from './command.ts';
import { readPapers } from './competition-papers.ts';
import { withServices } from './with-services.ts';

type Call = CommandCall<Parameters<typeof withServices>[0]['site']>;
type Options = Readonly<Record<string, string>>;

const id = { id: 'the id of the competition' };
const dryRun = { 'dry-run': 'says what would be done, and does nothing' };
/** The page of a result; the token follows. */
const RESULT_PAGE = '/competition/result#';
const SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;

function numberOf(options: Options, name: string): number {
  const text = options[name] ?? '';
  if (!/^\d{1,6}$/.test(text)) throw new OperatorError(`--${name} must be a number`);
  return Number(text);
}

function instantOf(text: string, name: string): Date {
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text);
  const instant = new Date(text);
  if (!isInstant || Number.isNaN(instant.getTime())) {
    throw new OperatorError(`--${name} must be an instant such as 2026-12-06T11:30:00+05:30`);
  }
  return instant;
}

/** `--starts-at` or `--starts-in`. */
function startOf(options: Options, now: Date): Date {
  const { 'starts-at': at, 'starts-in': within } = options;
  if ((at === undefined) === (within === undefined)) {
    throw new OperatorError('Give either --starts-at or --starts-in');
  }
  if (at !== undefined) return instantOf(at, 'starts-at');
  const [, count, unit] = /^(\d{1,6})([smhd])$/.exec(within ?? '') ?? [];
  if (count === undefined) throw new OperatorError('--starts-in must be as in 90s, 5m, 2h or 3d');
  const seconds = Number(count) * SECONDS[unit as keyof typeof SECONDS];
  return new Date(now.getTime() + seconds * 1000);
}

function insist<T>(done: Done<T>): Extract<Done<T>, { ok: true }> {
  if (!done.ok) throw new OperatorError(done.reason);
  return done as Extract<Done<T>, { ok: true }>;
}

const nowOf = ({ config }: Call) => createClock(config.startsAt).now();

const operation = ({ flags }: Call) => ({
  operator: userInfo().username,
  isDryRun: flags.has('dry-run'),
});

const withDesk = <T>(call: Call, work: (desk: CompetitionDesk) => Promise<T>): Promise<T> =>
  withServices(call, ({ competition }) => work(competition.desk));

/** `text` says what was done; a dry run says that nothing was. */
function report(call: Call, text: string): void {
  console.log(call.flags.has('dry-run') ? `Dry run, nothing was changed: ${text}` : text);
}

function scheduleText({
  id,
  startsAt,
  registrationClosesS,
  waitingRoomOpensS,
  questionCount,
  secondsPerQuestion,
}: Competition): string {
  const at = (seconds: number) => new Date(startsAt.getTime() - seconds * 1000).toISOString();
  return [
    `Competition ${id}: ${questionCount} questions of ${secondsPerQuestion} s`,
    `registration closes  ${at(registrationClosesS)}`,
    `waiting room opens   ${at(waitingRoomOpensS)}`,
    `start                ${at(0)}`,
    `end                  ${at(-questionCount * secondsPerQuestion)}`,
  ].join('\n  ');
}

function originOf({ publicOrigin, host, port }: Config): string {
  return publicOrigin ?? `http://${host}:${port}`;
}

export const competitionCommands: Record<string, Command> = {
  list: {
    summary: 'list the competitions',
    options: {},
    needs: 'site',
    async run(call) {
      for (const { id, startsAt, closedAt, rankedAt, announcedAt } of await withDesk(call, (desk) =>
        desk.list(),
      )) {
        const steps = Object.entries({
          closed: closedAt,
          ranked: rankedAt,
          announced: announcedAt,
        });
        const done = steps.filter(([, at]) => at !== null).map(([step]) => step);
        console.log([String(id), startsAt.toISOString(), ...done].join('  '));
      }
    },
  },
  show: {
    summary: 'show one competition: its times, its numbers and its state',
    options: id,
    needs: 'site',
    async run(call) {
      const wanted = numberOf(call.options, 'id');
      const { competition, counts } = insist(await withDesk(call, (desk) => desk.show(wanted)));
      console.log(scheduleText(competition));
      const { closedAt, rankedAt, resultHash, announcedAt } = competition;
      console.log(
        JSON.stringify({ ...counts, closedAt, rankedAt, resultHash, announcedAt }, null, 2),
      );
    },
  },
  create: {
    summary: 'create a competition like another one, with its papers',
    options: { like: 'the id of the other one' },
    optional: {
      id: 'its id, from 1000 on; otherwise the next free one',
      'starts-at': 'an instant such as 2026-12-06T11:30:00+05:30',
      'starts-in': 'or the time until then, such as 90s, 5m, 2h or 3d',
      questions: 'fewer questions than the other one has: the first ones',
      'seconds-per-question': 'other than those of the other one',
    },
    flags: dryRun,
    needs: 'site',
    async run(call) {
      const { options } = call;
      const optionalNumber = (name: string) =>
        options[name] === undefined ? undefined : numberOf(options, name);
      const questionCount = optionalNumber('questions');
      const secondsPerQuestion = optionalNumber('seconds-per-question');
      const done = await withDesk(call, (desk) =>
        desk.create(
          numberOf(options, 'like'),
          {
            id: optionalNumber('id'),
            startsAt: startOf(options, nowOf(call)),
            papers: 'rehearsal',
            ...(questionCount === undefined ? {} : { questionCount }),
            ...(secondsPerQuestion === undefined ? {} : { secondsPerQuestion }),
          },
          operation(call),
        ),
      );
      report(call, scheduleText(insist(done).competition));
    },
  },
  schedule: {
    summary: 'give a created competition another start',
    options: id,
    optional: {
      'starts-at': 'an instant such as 2026-12-06T11:30:00+05:30',
      'starts-in': 'or the time until then, such as 90s, 5m, 2h or 3d',
    },
    flags: dryRun,
    needs: 'site',
    async run(call) {
      const wanted = numberOf(call.options, 'id');
      const done = await withDesk(call, (desk) =>
        desk.schedule(wanted, { startsAt: startOf(call.options, nowOf(call)) }, operation(call)),
      );
      report(call, scheduleText(insist(done).competition));
    },
  },
  'import-papers': {
    summary: 'give a created competition papers of its own, checked like all content',
    options: { ...id, folder: 'with standard-2.yaml to standard-8.yaml' },
    flags: dryRun,
    needs: 'site',
    async run(call) {
      const wanted = numberOf(call.options, 'id');
      const papers = await readPapers(call.config.contentDir, wanted, call.options.folder ?? '');
      insist(await withDesk(call, (desk) => desk.importPapers(wanted, papers, operation(call))));
      report(call, `${papers.length} papers imported.`);
    },
  },
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
