// npm run audit: the known vulnerabilities of what production needs, as the npm registry reports them. Fails on a high
// or critical one, and where the registry does not answer, since nothing is known then. A mirror that has no such
// service can't be asked again: the step says loudly that nothing was audited, and passes.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const ROOT = join(import.meta.dirname, '../..');
const SERIOUS: readonly string[] = ['high', 'critical'];

interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  /** What was reported, or through which packages it comes. */
  readonly causes: readonly string[];
}

/** What a registry without this service answers. */
const NO_SUCH_SERVICE: readonly (number | undefined)[] = [404, 405, 501];

export type Audit =
  | { isAnswered: false; reason: string; hasService: boolean }
  | { isAnswered: true; found: readonly Vulnerability[] };

/** What `npm audit --json` prints, version 2; errors are JSON too. */
interface NpmAudit {
  readonly auditReportVersion?: number;
  readonly vulnerabilities?: Readonly<
    Record<string, { severity: string; via: readonly (string | { title: string; url: string })[] }>
  >;
  readonly message?: string;
  readonly statusCode?: number;
}

/** Asks the registry that npm is configured for; needs the lock file, nothing installed. */
export async function auditProduction(env: NodeJS.ProcessEnv = process.env): Promise<Audit> {
  const args = ['audit', '--json', '--omit=dev', '--package-lock-only', '--fetch-retries=1'];
  const npm = spawn('npm', args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const failed = new Promise<string>((resolve) => npm.once('error', () => resolve('')));
  return readAudit(await Promise.race([text(npm.stdout), failed]));
}

export function readAudit(output: string): Audit {
  const report = parse(output);
  if (report?.auditReportVersion === undefined || report.vulnerabilities === undefined) {
    return {
      isAnswered: false,
      reason: report?.message ?? 'npm printed no report',
      hasService: !NO_SUCH_SERVICE.includes(report?.statusCode),
    };
  }
  const found = Object.entries(report.vulnerabilities).map(([name, { severity, via }]) => ({
    name,
    severity,
    causes: via.map((cause) =>
      typeof cause === 'string' ? cause : `${cause.title}, ${cause.url}`,
    ),
  }));
  return { isAnswered: true, found };
}

/** The lines to print, and whether the step fails. */
export function verdictOn(audit: Audit): { isFailed: boolean; lines: readonly string[] } {
  if (!audit.isAnswered) {
    const { reason, hasService } = audit;
    const advice = hasService
      ? 'Run it again once the registry answers.'
      : 'Run it where npm uses a registry that has this service, before a release.';
    return { isFailed: hasService, lines: [`NOT AUDITED: ${reason}`, advice] };
  }
  const isFailed = audit.found.some(({ severity }) => SERIOUS.includes(severity));
  const lines = audit.found.map(
    ({ name, severity, causes }) => `${name}: ${severity} (${causes.join('; ')})`,
  );
  const none = 'No known vulnerability in what production needs.';
  return { isFailed, lines: lines.length === 0 ? [none] : lines };
}

function parse(output: string): NpmAudit | null {
  try {
    return JSON.parse(output) as NpmAudit | null;
  } catch {
    return null;
  }
}

if (process.argv[1] === import.meta.filename) {
  const { isFailed, lines } = verdictOn(await auditProduction());
  for (const line of lines) console.log(line);
  process.exitCode = isFailed ? 1 : 0;
}
