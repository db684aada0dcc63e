// The commands before a competition, and those that change its plan (product §11.13, §11.15).

import { createClock } from '#server/platform/clock.ts';
import { type Command, OperatorError } from '../command.ts';
import { readPapers } from '../competition-papers.ts';
import {
  type Call,
  dryRun,
  id,
  insist,
  numberOf,
  type Options,
  operation,
  reasonFrom,
  report,
  withDesk,
} from './desk-call.ts';
import { instantText, scheduleText, startOf, startOptions } from './times.ts';
import { watchCommand } from './watch.ts';

const nowOf = ({ config }: Call) => createClock(config.startsAt).now();

const force = { force: 'also while children wait or play' };
const reason = { reason: 'what families read, such as "The power is out."' };

const reasonOf = (options: Options) => (options.reason?.trim() ? reasonFrom(options) : undefined);

const NO_PAPERS =
  'It has no papers yet, so it can’t begin: a competition never asks what has been published. ' +
  'Bring new ones with `competition import-papers`.';
const REHEARSAL =
  'It is a rehearsal: its papers have been published, every page says so, and nothing can be won.';

export const planCommands: Record<string, Command> = {
  watch: watchCommand,
  list: {
    summary: 'list the competitions',
    options: {},
    needs: 'site',
    async run(call) {
      for (const competition of await withDesk(call, (desk) => desk.list())) {
        const { id, startsAt, closedAt, rankedAt, announcedAt, cancelledAt } = competition;
        const steps = Object.entries({
          cancelled: cancelledAt,
          closed: closedAt,
          ranked: rankedAt,
          announced: announcedAt,
        });
        const done = steps.filter(([, at]) => at !== null).map(([step]) => step);
        if (competition.isRehearsal) done.unshift('rehearsal');
        if (!competition.arePapersReady) done.push('papers missing');
        console.log([String(id), instantText(startsAt), ...done].join('  '));
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
      const { movedFrom, cancelledAt, changeReason, arePapersReady, isRehearsal } = competition;
      const plan = { movedFrom, cancelledAt, changeReason, arePapersReady, isRehearsal };
      const steps = { closedAt, rankedAt, resultHash, announcedAt };
      console.log(JSON.stringify({ ...counts, ...plan, ...steps }, null, 2));
    },
  },
  create: {
    summary: 'create a competition like another one',
    options: { like: 'the id of the other one' },
    optional: {
      id: 'its id, from 1000 on; otherwise the next free one',
      ...startOptions,
      papers:
        'new: it has none until import-papers brings them, and can’t begin before; rehearsal: those of the other one, marked as a rehearsal. Without it: new in production, else rehearsal',
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
      const papers = papersOf(call);
      const done = await withDesk(call, (desk) =>
        desk.create(
          numberOf(options, 'like'),
          {
            id: optionalNumber('id'),
            startsAt: startOf(options, nowOf(call)),
            papers,
            ...(questionCount === undefined ? {} : { questionCount }),
            ...(secondsPerQuestion === undefined ? {} : { secondsPerQuestion }),
          },
          operation(call),
        ),
      );
      report(call, scheduleText(insist(done).competition));
      console.log(papers === 'rehearsal' ? REHEARSAL : NO_PAPERS);
    },
  },
  schedule: {
    summary: 'give a competition that has not begun another start; every open page follows',
    options: id,
    optional: { ...startOptions, ...reason },
    flags: { ...dryRun, ...force },
    needs: 'site',
    async run(call) {
      const wanted = numberOf(call.options, 'id');
      const startsAt = startOf(call.options, nowOf(call));
      const change = {
        startsAt,
        reason: reasonOf(call.options),
        isForced: call.flags.has('force'),
      };
      const done = await withDesk(call, (desk) => desk.schedule(wanted, change, operation(call)));
      report(call, scheduleText(insist(done).competition));
    },
  },
  cancel: {
    summary: 'cancel a competition, for good; every open page says so, and no answer counts',
    options: id,
    optional: reason,
    flags: { ...dryRun, ...force },
    needs: 'site',
    async run(call) {
      const wanted = numberOf(call.options, 'id');
      const change = { reason: reasonOf(call.options), isForced: call.flags.has('force') };
      insist(await withDesk(call, (desk) => desk.cancel(wanted, change, operation(call))));
      report(call, 'Cancelled. Registered families are told on WhatsApp.');
    },
  },
  'import-papers': {
    summary: 'give a created competition papers of its own, checked like all content',
    options: { ...id, folder: 'with standard-2.yaml to standard-8.yaml' },
    flags: { ...dryRun, ...force },
    needs: 'site',
    async run(call) {
      const wanted = numberOf(call.options, 'id');
      const papers = await readPapers(call.config.contentDir, wanted, call.options.folder ?? '');
      const { lacking } = insist(
        await withDesk(call, (desk) =>
          desk.importPapers(wanted, papers, operation(call), { isForced: call.flags.has('force') }),
        ),
      );
      report(call, `${papers.length} papers imported.`);
      console.log(
        lacking.length === 0
          ? 'Every standard that takes part has its paper.'
          : `It can’t begin yet: papers are missing for the standards ${lacking.join(', ')}.`,
      );
    },
  },
};

function papersOf({ options, config }: Call): 'new' | 'rehearsal' {
  const { papers = config.isProduction ? 'new' : 'rehearsal' } = options;
  if (papers !== 'new' && papers !== 'rehearsal') {
    throw new OperatorError('--papers must be new or rehearsal');
  }
  return papers;
}
