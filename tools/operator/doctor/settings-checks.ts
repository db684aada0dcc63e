// Settings and content files as this deployment has them.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Collection, collections } from '#content/collections.ts';
import { parseFile } from '#content/read/parse-file.ts';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { settingNames } from '#server/settings.ts';
import { type Check, type Finding, NotChecked, type Wrong } from './check.ts';
import type { Deployment } from './deployment.ts';

/** Names that are reserved for examples, and what the documentation writes in place of a name. */
const PLACEHOLDER = /\.example\b|\bexample\.(com|net|org)\b|\byour\.site\b|change-?me/i;
/** The phone numbers and coupons that come with the sources. */
const SHIPPED_PHONE = '919000000000';
const SHIPPED_COUPONS = ['GULLY-Diya-27', 'teachersgully'];

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
  { name: 'settings', advice: READ, run: async ({ config }) => wrongSettings(config) },
  { name: 'contacts', advice: READ, run: ({ config }) => checkContacts(config) },
  { name: 'coupons', advice: READ, run: ({ config }) => checkCoupons(config) },
];

function wrongSettings({ isProduction, publicOrigin, trustProxy }: Config) {
  if (!isProduction) return 'valid, for development';
  const wrong: Wrong[] = settingNames
    .filter((name) => PLACEHOLDER.test(process.env[name] ?? ''))
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
  return wrong.length > 0 ? wrong : 'valid, for production';
}

async function checkContacts(config: Config): Promise<string | Wrong[]> {
  const site = await readProductionFile(config, collections.site);
  const wrong = Object.entries(site)
    .filter(([, value]) => isPlaceholder(JSON.stringify(value)))
    .map(([field]) => ({
      detail: `${field} of ${collections.site.files} is a placeholder`,
      advice: 'Write the real one, then `content import`',
    }));
  return wrong.length > 0 ? wrong : 'no placeholders';
}

const isPlaceholder = (text: string) => PLACEHOLDER.test(text) || text.includes(SHIPPED_PHONE);

async function checkCoupons(config: Config): Promise<string | Wrong[]> {
  const { coupons } = await readProductionFile(config, collections.membership);
  const shipped = coupons.filter(({ code }) => SHIPPED_COUPONS.includes(code));
  if (shipped.length === 0) return `${coupons.length}, none of them shipped with the sources`;
  return shipped.map(({ code }) => ({
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
