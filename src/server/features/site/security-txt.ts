// Where to report a security problem (RFC 9116).

import { DAY_MS } from '#domain/time/durations.ts';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** The RFC asks for less than a year. Computed for every response, it never runs out while the site is served. */
const VALID_DAYS = 180;

interface Settings {
  /** An e-mail address. */
  readonly contact: string;
  /** The site as browsers see it, if configured. */
  readonly publicOrigin: string | undefined;
  readonly now: Date;
}

export function securityTxt({ contact, publicOrigin, now }: Settings): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const canonical = publicOrigin && new URL(SECURITY_TXT_PATH, publicOrigin).href;
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, hi',
    ...(canonical === undefined ? [] : [`Canonical: ${canonical}`]),
    '',
  ].join('\n');
}
