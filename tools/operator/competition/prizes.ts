// The winners' desk (product §11.18): who won, where the prize goes, and what has become of it.

import { standardNumber } from '#domain/account/standard.ts';
import { type PrizeState, prizeStates } from '#domain/competition/prize.ts';
import type { WinnerOfDesk } from '#server/features/competition/desk/winner-desk.ts';
import { type Command, OperatorError } from '../command.ts';
import {
  dryRun,
  id,
  insist,
  numberOf,
  operation,
  participant,
  participantFrom,
  report,
  withDesk,
} from './desk-call.ts';

function stateFrom(text = ''): PrizeState {
  const state = prizeStates.find((known) => known === text);
  if (state === undefined) throw new OperatorError(`--state must be ${prizeStates.join(', ')}`);
  return state;
}

function stateText({ state, confirmedAt, sentAt, receivedAt }: WinnerOfDesk): string {
  const day = (at: Date | null) => at?.toISOString().slice(0, 10);
  if (state === 'received') return `received ${day(receivedAt)}`;
  if (state === 'sent') return `sent ${day(sentAt)}`;
  return confirmedAt === null
    ? 'to do: the family has not said where to send it'
    : `to do: address confirmed ${day(confirmedAt)}`;
}

function winnerText(winner: WinnerOfDesk, isNamed: boolean): string {
  const { group, place, prize, participantId, standard, rank, marks, seconds, person } = winner;
  const lines = [
    `${group}, place ${place}: ${prize}`,
    `${participantId}  standard ${standardNumber(standard)}, rank ${rank}, ${marks} marks in ${seconds} s`,
    stateText(winner),
  ];
  if (isNamed && person === null) lines.push('everything that names the child was deleted');
  if (isNamed && person !== null) {
    const { childsName, phone, schoolName, address } = person;
    lines.push(`${childsName}, ${schoolName}, +91 ${phone}`);
    if (address !== null) {
      const { recipient, street, city, region, pinCode } = address;
      lines.push([recipient, street, `${city} ${pinCode}`, region].join(', '));
    }
  }
  return lines.join('\n    ');
}

export const prizeCommands: Record<string, Command> = {
  winners: {
    summary: 'who has won what, and the state of each prize',
    options: id,
    flags: { names: 'also names, phones and the addresses that families confirmed' },
    needs: 'site',
    async run(call) {
      const wanted = numberOf(call.options, 'id');
      const { winners } = insist(await withDesk(call, (desk) => desk.winners(wanted)));
      for (const winner of winners) console.log(winnerText(winner, call.flags.has('names')));
      console.log(winners.length === 1 ? '1 prize' : `${winners.length} prizes`);
    },
  },
  prize: {
    summary: 'say what has become of the prize of a winner',
    options: { ...id, ...participant, state: prizeStates.join(', ') },
    flags: dryRun,
    needs: 'site',
    async run(call) {
      const { options } = call;
      const wanted = { participantId: participantFrom(options), state: stateFrom(options.state) };
      insist(
        await withDesk(call, (desk) =>
          desk.setPrizeState(numberOf(options, 'id'), wanted, operation(call)),
        ),
      );
      report(call, `The prize is marked as ${wanted.state}.`);
    },
  },
  'ask-address': {
    summary: 'delete the address of a winner, so that the result page asks for it once more',
    options: { ...id, ...participant },
    flags: dryRun,
    needs: 'site',
    async run(call) {
      const { options } = call;
      const participantId = participantFrom(options);
      insist(
        await withDesk(call, (desk) =>
          desk.askAddressAgain(numberOf(options, 'id'), participantId, operation(call)),
        ),
      );
      report(call, 'The address is deleted. Tell the family to open their result once more.');
    },
  },
};
