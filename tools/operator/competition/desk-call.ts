// What the operator's competition commands share: options, whose command it is, and how they say what was done.

import { userInfo } from 'node:os';
import { type Standard, standardOf } from '#domain/account/standard.ts';
import type { Config } from '#server/config.ts';
import type { CompetitionDesk } from '#server/features/competition/desk/desk.ts';
import type { Done } from '#server/platform/operation.ts';
import { type CommandCall, OperatorError } from '../command.ts';
import { withServices } from '../with-services.ts';

export type Call = CommandCall<Parameters<typeof withServices>[0]['site']>;
export type Options = Readonly<Record<string, string>>;

export const id = { id: 'the id of the competition' };
export const dryRun = { 'dry-run': 'says what would be done, and does nothing' };
export const participant = { participant: 'the id of the participant, as `review` prints it' };

export function numberOf(options: Options, name: string): number {
  const text = options[name] ?? '';
  if (!/^\d{1,6}$/.test(text)) throw new OperatorError(`--${name} must be a number`);
  return Number(text);
}

export function standardFrom(options: Options): Standard {
  const text = options.standard ?? '';
  if (!/^[2-8]$/.test(text)) throw new OperatorError('--standard must be from 2 to 8');
  return standardOf(Number(text));
}

export function participantFrom(options: Options): string {
  const text = options.participant ?? '';
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)) {
    throw new OperatorError('--participant must be an id such as `review` prints');
  }
  return text;
}

const MAX_REASON_LENGTH = 200;

export function reasonFrom(options: Options): string {
  const reason = options.reason?.trim() ?? '';
  if (reason === '' || reason.length > MAX_REASON_LENGTH || /\p{Cc}/u.test(reason)) {
    throw new OperatorError(`--reason must be a text of up to ${MAX_REASON_LENGTH} characters`);
  }
  return reason;
}

/** Throws OperatorError with the reason where the desk refused. */
export function insist<T>(done: Done<T>): Extract<Done<T>, { ok: true }> {
  if (!done.ok) throw new OperatorError(done.reason);
  return done as Extract<Done<T>, { ok: true }>;
}

/** The site's address as others reach it. */
export function originOf({ publicOrigin, host, port }: Config): string {
  return publicOrigin ?? `http://${host}:${port}`;
}

export const operation = ({ flags }: Call) => ({
  operator: userInfo().username,
  isDryRun: flags.has('dry-run'),
});

export const withDesk = <T>(call: Call, work: (desk: CompetitionDesk) => Promise<T>): Promise<T> =>
  withServices(call, ({ competition }) => work(competition.desk));

/** `text` says what was done; a dry run says that nothing was. */
export function report(call: Call, text: string): void {
  const isDry = call.flags.has('dry-run');
  console.log(isDry ? `Dry run, nothing was changed. Without --dry-run: ${text}` : text);
}
