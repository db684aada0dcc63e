// npm run operator -- doctor: checks a deployment and names what is wrong, without changing anything.

import { type Command, OperatorError } from '../command.ts';
import { type Finding, lineOf, runChecks } from './check.ts';
import { competitionCheck } from './competition-check.ts';
import { databaseChecks } from './database-checks.ts';
import { openDeployment } from './deployment.ts';
import { machineChecks } from './machine-checks.ts';
import { originChecks } from './origin-checks.ts';
import { checkSettings, settingsChecks } from './settings-checks.ts';

const checks = [
  ...settingsChecks,
  ...databaseChecks,
  competitionCheck,
  ...machineChecks,
  ...originChecks,
];

export const doctorCommand: Command = {
  summary: 'check this deployment and name what is wrong; fails if anything is',
  options: {},
  optional: { backups: 'the folder that the backups are in, if it is not BACKUP_DIR' },
  flags: { json: 'as JSON' },
  needs: 'nothing',
  async run({ options, flags, env }) {
    const findings = await examine(env, options.backups);
    if (flags.has('json')) console.log(JSON.stringify(findings, null, 2));
    else for (const finding of findings) console.log(lineOf(finding));
    const wrong = findings.filter(({ state }) => state === 'wrong').length;
    if (wrong > 0) throw new OperatorError(`Wrong: ${wrong}.`);
  },
};

async function examine(env: NodeJS.ProcessEnv, backupDir: string | undefined): Promise<Finding[]> {
  const settings = checkSettings(env);
  if ('findings' in settings) {
    const others = checks.filter(({ name }) => name !== 'settings');
    const detail = 'the settings are not valid';
    return [
      ...settings.findings,
      ...others.map(({ name: check }) => ({ check, state: 'not checked' as const, detail })),
    ];
  }
  const deployment = openDeployment(settings.config, env, backupDir);
  try {
    return await runChecks(checks, deployment);
  } finally {
    await deployment.close();
  }
}
