// Commands that mend what went wrong in a competition (product §11.17), and the record of all commands.

import { childsNameField } from '#domain/account/account.ts';
import { type Command, OperatorError } from '../command.ts';
import {
  type Call,
  dryRun,
  id,
  insist,
  numberOf,
  operation,
  participant,
  participantFrom,
  reasonFrom,
  report,
  standardFrom,
  withDesk,
} from './desk-call.ts';

const publicReason = { reason: 'why, in words that families will read; name nobody' };

interface Effect {
  readonly before: string;
  readonly after: string;
  readonly changes: number;
}

/** What a correction would do to a frozen result. */
function effectText(effect: Effect | null): string {
  if (effect === null) return 'The ranking will follow it.';
  return [
    `Re-ranked, ${effect.changes} results would be others: run \`competition re-rank\`.`,
    `frozen now  ${effect.before}`,
    `then        ${effect.after}`,
  ].join('\n  ');
}

function question(call: Call, isVoid: boolean) {
  const { options } = call;
  const wanted = {
    standard: standardFrom(options),
    question: numberOf(options, 'question') - 1,
    isVoid,
    reason: reasonFrom(options),
  };
  return withDesk(call, (desk) =>
    desk.voidQuestion(numberOf(options, 'id'), wanted, operation(call)),
  );
}

const questionOptions = {
  ...id,
  standard: 'the standard of the paper, from 2 to 8',
  question: 'its number, from 1',
  ...publicReason,
};

function childsNameFrom(text: string): string {
  const { data, error } = childsNameField.safeParse(text);
  if (error !== undefined) throw new OperatorError(`--name: ${error.issues[0]?.message}`);
  return data;
}

export const correctionCommands: Record<string, Command> = {
  'void-question': {
    summary: 'take a question out of the marking: it counts as right for every entry of its paper',
    options: questionOptions,
    flags: dryRun,
    needs: 'site',
    async run(call) {
      report(call, `Voided. ${effectText(insist(await question(call, true)).effect)}`);
    },
  },
  'restore-question': {
    summary: 'let a voided question count again',
    options: questionOptions,
    flags: dryRun,
    needs: 'site',
    async run(call) {
      report(call, `Restored. ${effectText(insist(await question(call, false)).effect)}`);
    },
  },
  correct: {
    summary: "correct a child's standard or name",
    options: { ...id, ...participant, ...publicReason },
    optional: { standard: 'the right one, from 2 to 8', name: 'or the right name' },
    flags: dryRun,
    needs: 'site',
    async run(call) {
      const { options } = call;
      const competition = numberOf(options, 'id');
      const participantId = participantFrom(options);
      const reason = reasonFrom(options);
      if ((options.standard === undefined) === (options.name === undefined)) {
        throw new OperatorError('Give either --standard or --name');
      }
      if (options.name !== undefined) {
        const wanted = { participantId, childsName: childsNameFrom(options.name), reason };
        insist(
          await withDesk(call, (desk) => desk.correctName(competition, wanted, operation(call))),
        );
        return report(call, 'The name is corrected. A new certificate has it.');
      }
      const wanted = { participantId, standard: standardFrom(options), reason };
      const done = await withDesk(call, (desk) =>
        desk.correctStandard(competition, wanted, operation(call)),
      );
      report(call, `The standard is corrected. ${effectText(insist(done).effect)}`);
    },
  },
  decide: {
    summary:
      'decide about an entry that `review` lists: count it, set it aside, or count one device',
    options: {
      ...id,
      ...participant,
      reason: 'why; the family reads it if the entry is set aside',
    },
    optional: { device: 'until the ranking: only what this device sent counts' },
    flags: {
      count: 'it counts as any other',
      'set-aside': 'it keeps its marks and has no rank',
      'all-devices': 'until the ranking: takes --device back',
      ...dryRun,
    },
    needs: 'site',
    async run(call) {
      const { options, flags } = call;
      const chosen = ['count', 'set-aside', 'all-devices'].filter((flag) => flags.has(flag));
      if (chosen.length + (options.device === undefined ? 0 : 1) !== 1) {
        throw new OperatorError('Give one of --count, --set-aside, --device and --all-devices');
      }
      const [wanted, participantId] = [numberOf(options, 'id'), participantFrom(options)];
      const reason = reasonFrom(options);
      if (options.device !== undefined || flags.has('all-devices')) {
        const { device } = options;
        const decision = { ruling: device === undefined ? null : { device }, reason };
        insist(
          await withDesk(call, (desk) =>
            desk.rule(wanted, participantId, decision, operation(call)),
          ),
        );
        return report(call, device === undefined ? 'All devices count.' : 'One device counts.');
      }
      const isCounted = flags.has('count');
      const done = await withDesk(call, (desk) =>
        desk.decide(wanted, { participantId, isCounted, reason }, operation(call)),
      );
      const what = isCounted ? 'It counts.' : 'It is set aside.';
      report(call, `${what} ${effectText(insist(done).effect)}`);
    },
  },
  're-rank': {
    summary: 'compute the frozen result again with what was corrected since',
    options: id,
    flags: dryRun,
    needs: 'site',
    async run(call) {
      const wanted = numberOf(call.options, 'id');
      const done = await withDesk(call, (desk) => desk.rerank(wanted, operation(call)));
      const { before, hash, changed } = insist(done);
      report(
        call,
        `Results changed: ${changed}.\n  before  ${before}\n  after   ${hash}\n` +
          '`competition announce` tells the families who see another result now.',
      );
    },
  },
  audit: {
    summary: 'who did what to a competition, and when: the latest first',
    options: id,
    needs: 'site',
    async run(call) {
      const wanted = numberOf(call.options, 'id');
      for (const { at, operator, action, outcome } of await withDesk(call, (desk) =>
        desk.audit(wanted),
      )) {
        console.log([at.toISOString(), operator, action, outcome].join('  '));
      }
    },
  },
};
