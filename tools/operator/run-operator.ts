// The commands of an operator, while the site runs. Each noun has its verbs, or none; an unknown command prints the
// usage and changes nothing.

import { parseArgs } from 'node:util';
import { normalisePhone } from '#domain/account/phone.ts';
import { ConfigError, readConfig } from '#server/config.ts';
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
import { suggest } from './suggest.ts';
import { helpOf, NO_VERB, usageOf, type Verbs } from './usage.ts';
import { userCommands } from './user.ts';
import { keysOf } from './with-services.ts';

const nouns: Readonly<Record<string, Verbs>> = {
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

const HELP = ['--help', '-h', 'help'];

/** Runs a command with these settings; prints what it says. Returns the exit code. */
export async function runOperator(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  try {
    await run(words, env);
    return 0;
  } catch (error) {
    const isExpected = [OperatorError, ConfigError, ContentError, DatabaseStartError].some(
      (kind) => error instanceof kind,
    );
    console.error(isExpected ? (error as Error).message : (error as Error).stack);
    return 1;
  }
}

async function run(
  [noun = '', ...words]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const verbs = nouns[noun];
  if (HELP.includes(noun)) return console.log(usageOf(nouns));
  if (verbs === undefined) throw new OperatorError(unknownNoun(noun));
  const [verb = NO_VERB, ...rest] = NO_VERB in verbs ? [NO_VERB, ...words] : words;
  if (HELP.includes(verb)) return console.log(usageOf({ [noun]: verbs }));
  const command = verbs[verb];
  if (command === undefined) throw new OperatorError(unknownVerb(noun, verb, verbs));
  if (rest.some((word) => word === '--help' || word === '-h')) {
    return console.log(helpOf(`${noun} ${verb}`.trim(), command));
  }
  const { options, flags } = readOptions(command, rest, `${noun} ${verb}`.trim());
  if (command.needs === 'nothing') return command.run({ options, flags, env });
  const config = readConfig(env);
  if (command.needs === 'settings') return command.run({ options, flags, env, config });
  const site = await openSite(config, (error) => console.error(error.message));
  try {
    await command.run({ options, flags, env, config, site });
    const phone = normalisePhone(options.phone ?? '');
    await reportCommand({ db: site.db, keys: await keysOf(config) }, `${noun} ${verb}`, phone);
  } finally {
    await site.close();
  }
}

function unknownNoun(noun: string): string {
  if (noun === '') return usageOf(nouns);
  const meant = suggest(noun, Object.keys(nouns));
  const hint = meant === undefined ? '' : ` Did you mean “${meant}”?`;
  return `There is no command “${noun}”.${hint}\nThere are: ${Object.keys(nouns).join(', ')}. \`--help\` describes them all.`;
}

function unknownVerb(noun: string, verb: string, verbs: Verbs): string {
  if (verb === NO_VERB) return usageOf({ [noun]: verbs });
  const meant = suggest(verb, Object.keys(verbs));
  const hint = meant === undefined ? '' : ` Did you mean “${noun} ${meant}”?`;
  const all = Object.keys(verbs).map((known) => `${noun} ${known}`);
  return `There is no command “${noun} ${verb}”.${hint}\nThere are: ${all.join(', ')}.`;
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
    throw new OperatorError(
      `${name}: ${(error as Error).message}\n\`${name} --help\` describes its options.`,
    );
  }
}
