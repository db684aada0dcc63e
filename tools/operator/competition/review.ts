// What the operator looks at before a ranking (product §11.10): the entries with a doubt, and what arrived for one of
// them from every device.

import { standardNumber } from '#domain/account/standard.ts';
import { clockAt, type Schedule } from '#domain/competition/clock.ts';
import { type Doubt, delayS, type PlayedOf } from '#domain/competition/review.ts';
import type { DoubtfulEntry } from '#server/features/competition/desk/review-desk.ts';
import type { Command } from '../command.ts';
import { id, insist, numberOf, participant, participantFrom, withDesk } from './desk-call.ts';

const LETTERS = 'abcdefgh';

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

function doubtText(doubt: Doubt): string {
  switch (doubt.kind) {
    case 'too-fast':
      return `${counted(doubt.count, 'pick was', 'picks were')} faster than anybody reads`;
    case 'unwitnessed':
      return `${counted(doubt.count, 'answer counts', 'answers count')} by the device's own clock: no pick arrived in time`;
    case 'claims-early':
      return `picks arrived ${doubt.seconds.toFixed(1)} s after the moment that they claim, on average`;
    case 'out-of-order':
      return `${counted(doubt.count, 'answer', 'answers')} came after answers to later questions`;
    case 'claims-differ':
      return `what was handed in differs from the picks at ${counted(doubt.count, 'question', 'questions')}`;
    case 'devices':
      return `answers came from ${doubt.count} devices, which differ at ${counted(doubt.differing, 'question', 'questions')}`;
    case 'same-answers':
      return `the same answers, ${doubt.wrong} of them wrong, from the same phone or network: ${doubt.with.join(', ')}`;
  }
}

const decisions: Readonly<Record<DoubtfulEntry['decision'], string>> = {
  undecided: 'nobody has decided about it',
  counted: 'decided: it counts',
  'set-aside': 'decided: set aside',
  'one-device': 'decided: one device counts',
};

export function doubtfulText(entry: DoubtfulEntry): string {
  const { participantId, standard, marks, seconds, isLate, doubts, decision } = entry;
  const late = isLate ? ', late' : '';
  return [
    `${participantId}  standard ${standardNumber(standard)}, ${marks} marks in ${seconds} s${late}`,
    ...doubts.map(doubtText),
    decisions[decision],
  ].join('\n    ');
}

/** Everything that arrived, in order, with the devices by their names. */
export function arrivalsText({ picks, handIns, ruling }: PlayedOf, schedule: Schedule): string {
  const at = (receivedAt: Date) => `${-clockAt(schedule, receivedAt)} s`.padStart(7);
  const from = (device: string | null) => `from ${device ?? 'an unknown device'}`;
  const lines = [
    ...picks.map((pick) => ({
      receivedAt: pick.receivedAt,
      text:
        `question ${pick.question + 1}: ${LETTERS[pick.option]}, with ${pick.secondsLeft} s left, ` +
        `${Math.round(delayS(pick, schedule))} s on the way, ${from(pick.device)}`,
    })),
    ...handIns.map(({ receivedAt, answers, timeTaken, device }) => ({
      receivedAt,
      text: `handed in: ${answers.map((answer) => (answer === null ? '-' : LETTERS[answer])).join('')}, ${timeTaken} s left in all, ${from(device)}`,
    })),
  ].toSorted((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
  const decided = ruling === null ? [] : [`Decided: only what came ${from(ruling.device)} counts.`];
  return [...lines.map(({ receivedAt, text }) => `${at(receivedAt)}  ${text}`), ...decided].join(
    '\n',
  );
}

export const reviewCommand: Command = {
  summary: 'list the entries with a doubt, best first, or everything that arrived for one of them',
  options: id,
  optional: participant,
  needs: 'site',
  async run(call) {
    const wanted = numberOf(call.options, 'id');
    if (call.options.participant !== undefined) {
      const participantId = participantFrom(call.options);
      const done = await withDesk(call, (desk) => desk.arrivals(wanted, participantId));
      const { played, competition } = insist(done);
      console.log(arrivalsText(played, competition) || 'Nothing has arrived.');
      return;
    }
    const { entries } = insist(await withDesk(call, (desk) => desk.review(wanted)));
    for (const entry of entries) console.log(doubtfulText(entry));
    const open = entries.filter(({ decision }) => decision === 'undecided').length;
    console.log(
      `${counted(entries.length, 'entry', 'entries')} with a doubt, ${open} undecided. ` +
        'Each doubt has an honest explanation too, such as a slow network or a shared connection.',
    );
  },
};
