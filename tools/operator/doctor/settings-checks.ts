// Settings and content files as this deployment has them.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Collection, collections } from '#content/collections.ts';
import { parseFile } from '#content/read/parse-file.ts';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { settingNames } from '#server/settings.ts';
import { isPlaceholder, placeholderFields, shippedCoupons } from '#server/shipped.ts';
import { type Check, type Finding, NotChecked, type Wrong } from './check.ts';
import type { Deployment } from './deployment.ts';

/** The settings, or every reason why they can't be used. */
export function checkSettings(
  env: NodeJS.ProcessEnv,
): { config: Config } | { findings: Finding[] } {
  try {
    return { config: readConfig(env) };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [, ...lines] = error.message.split('\n');
    const advice = 'Set it in the environment or in .env';
    return {
      findings: lines.map((line) => ({
        check: 'settings',
        state: 'wrong',
        detail: line.trim(),
        advice,
      })),
    };
  }
}

const READ = 'See whether CONTENT_DIR is right: `content check` names what is wrong there';

export const settingsChecks: readonly Check<Deployment>[] = [
  { name: 'settings', advice: READ, run: async (deployment) => wrongSettings(deployment) },
  { name: 'contacts', advice: READ, run: ({ config }) => checkContacts(config) },
  { name: 'coupons', advice: READ, run: ({ config }) => checkCoupons(config) },
];

function wrongSettings({ config, env }: Deployment) {
  const { isProduction, publicOrigin, trustProxy, backupKey } = config;
  if (!isProduction) return 'valid, for development';
  const wrong: Wrong[] = settingNames
    .filter((name) => isPlaceholder(env[name] ?? ''))
    .map((name) => ({ detail: `${name} is a placeholder`, advice: 'Set the real value' }));
  if (publicOrigin?.startsWith('http:')) {
    wrong.push({
      detail: 'PUBLIC_ORIGIN is not https',
      advice: 'Put a proxy with TLS in front, and set the address that browsers use',
    });
  }
  if (publicOrigin !== undefined && !trustProxy) {
    wrong.push({
      detail: 'TRUST_PROXY is off, so everybody behind the proxy counts as one address',
      advice: 'Set TRUST_PROXY=on',
    });
  }
  if (backupKey === undefined) {
    wrong.push({
      detail: 'BACKUP_KEY is not set, so whoever gets a backup can read it',
      advice: '`backup key` makes a pair of keys',
    });
  }
  return wrong.length > 0 ? wrong : 'valid, for production';
}

async function checkContacts(config: Config): Promise<string | Wrong[]> {
  const site = await readProductionFile(config, collections.site);
  const wrong = placeholderFields(site).map((field) => ({
    detail: `${field} of ${collections.site.files} is a placeholder`,
    advice: 'Write the real one, then `content import`',
  }));
  return wrong.length > 0 ? wrong : 'no placeholders';
}

async function checkCoupons(config: Config): Promise<string | Wrong[]> {
  const { coupons } = await readProductionFile(config, collections.membership);
  const shipped = shippedCoupons(coupons);
  if (shipped.length === 0) return `${coupons.length}, none of them shipped with the sources`;
  return shipped.map((code) => ({
    detail: `${code} of ${collections.membership.files} is known to everybody who has the sources`,
    advice: 'Replace it, then `content import`',
  }));
}

/** A collection of one file. */
async function readProductionFile<T>(
  { isProduction, contentDir }: Config,
  { files, schema }: Collection<T>,
): Promise<T> {
  if (!isProduction) throw new NotChecked('this is no production site');
  const { content, problems } = parseFile(
    files,
    await readFile(join(contentDir, files), 'utf8'),
    schema,
  );
  if (content === undefined) throw new Error(problems[0]?.message ?? `${files} can not be read`);
  return content.value;
}
