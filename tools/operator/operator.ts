// npm run operator -- <noun> <verb> [--flag value …]: the commands of an operator, while the site runs. Each noun has
// its verbs, or none; an unknown command prints the usage and changes nothing.

import { parseArgs } from 'node:util';
import { normalisePhone } from '#domain/account/phone.ts';
import { ConfigError, loadSettingsFile, readConfig } from '#server/config.ts';
import { reportCommand } from '#server/features/auth/security-log.ts';
import { ContentError } from '#server/platform/content/content-error.ts';
import { DatabaseStartError } from '#server/platform/database/postgres-programs.ts';
import { openSite } from '#server/platform/open-site.ts';
import { backupCommands } from './backup.ts';
import { type Command, OperatorError } from './command.ts';
import { competitionCommands } from './competition.ts';
import { contentCommands } from './content.ts';
import { doctorCommand } from './doctor/doctor.ts';
import { errorCommands } from './errors.ts';
import { jobCommands } from './jobs.ts';
import { maintenanceCommands } from './maintenance.ts';
import { memberCommands } from './member.ts';
import { messageCommands } from './messages.ts';
import { couponCommands, paymentCommands } from './payment.ts';
import { userCommands } from './user.ts';
import { keysOf } from './with-services.ts';

/** In place of the verb of a noun without verbs. */
const NO_VERB = '';

const nouns: Readonly<Record<string, Readonly<Record<string, Command>>>> = {
  maintenance: maintenanceCommands,
  content: contentCommands,
  backup: backupCommands,
  member: memberCommands,
  user: userCommands,
  messages: messageCommands,
  jobs: jobCommands,
  payment: paymentCommands,
  coupon: couponCommands,
  competition: competitionCommands,
  errors: errorCommands,
  doctor: { [NO_VERB]: doctorCommand },
};

async function main([noun = '', ...words]: string[]): Promise<void> {
  const verbs = nouns[noun] ?? {};
  const [verb = NO_VERB, ...rest] = NO_VERB in verbs ? [NO_VERB, ...words] : words;
  const command = verbs[verb];
  if (command === undefined) throw new OperatorError(usage(noun));
  const { options, flags } = readOptions(command, rest, `${noun} ${verb}`.trim());
  if (command.needs === 'nothing') return command.run({ options, flags });
  loadSettingsFile();
  const config = readConfig(process.env);
  if (command.needs === 'settings') return command.run({ options, flags, config });
  const site = await openSite(config, (error) => console.error(error.message));
  try {
    await command.run({ options, flags, config, site });
    const phone = normalisePhone(options.phone ?? '');
    await reportCommand({ db: site.db, keys: await keysOf(config) }, `${noun} ${verb}`, phone);
  } finally {
    await site.close();
  }
}

function readOptions(
  command: Command,
  args: string[],
  name: string,
): { options: Record<string, string>; flags: Set<string> } {
  const wanted = Object.keys(command.options);
  const optional = Object.keys(command.optional ?? {});
  const known = Object.keys(command.flags ?? {});
  try {
    const { values: parsed } = parseArgs({
      args,
      options: Object.fromEntries([
        ...[...wanted, ...optional].map((option) => [option, { type: 'string' as const }] as const),
        ...known.map((flag) => [flag, { type: 'boolean' as const }] as const),
      ]),
    });
    const values: Readonly<Record<string, unknown>> = parsed;
    const missing = wanted.find((option) => typeof values[option] !== 'string' || !values[option]);
    if (missing !== undefined)
      throw new Error(`--${missing} is missing: ${command.options[missing]}`);
    const given = [...wanted, ...optional].filter((option) => values[option] !== undefined);
    const options = Object.fromEntries(given.map((option) => [option, String(values[option])]));
    return { options, flags: new Set(known.filter((flag) => values[flag] === true)) };
  } catch (error) {
    throw new OperatorError(`${name}: ${(error as Error).message}`);
  }
}

function usage(noun: string): string {
  const known = nouns[noun] === undefined ? nouns : { [noun]: nouns[noun] };
  const lines = Object.entries(known).flatMap(([name, verbs]) =>
    Object.entries(verbs ?? {}).map(([verb, { summary, options, optional = {}, flags = {} }]) => {
      const words = [
        ...Object.keys(options).map((option) => `--${option} …`),
        ...Object.keys(optional).map((option) => `[--${option} …]`),
        ...Object.keys(flags).map((flag) => `[--${flag}]`),
      ];
      const call = [name, verb, ...words].filter((word) => word !== NO_VERB).join(' ');
      return `${`  ${call}`.padEnd(39)} ${summary}`;
    }),
  );
  return `Usage: npm run operator -- <noun> <verb>\n${lines.join('\n')}`;
}

main(process.argv.slice(2)).then(
  () => end(0),
  (error: unknown) => {
    const isExpected = [OperatorError, ConfigError, ContentError, DatabaseStartError].some(
      (kind) => error instanceof kind,
    );
    console.error(isExpected ? (error as Error).message : (error as Error).stack);
    end(1);
  },
);

/** Lets stdout drain first: a long list may still be in the pipe. */
function end(code: number): void {
  process.stdout.write('', () => process.exit(code));
}
