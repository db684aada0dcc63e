// The server's configuration, read once at startup; an invalid setting is reported with what was expected.

import { existsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { resolve } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import {
  type Ceiling,
  mostOfNetwork,
  SEND_CEILINGS,
  type SendCeilings,
} from '#domain/auth/code-volume.ts';
import type { Category } from '#domain/quiz/bank.ts';
import type { LoadLimits } from './platform/http/load-shedding.ts';
import { type InternalPage, internalPages, settings } from './settings.ts';

/** How to reach the WhatsApp Business Cloud API. */
export interface WhatsappSettings {
  readonly token: string;
  readonly phoneNumberId: string;
  readonly appSecret: string;
  readonly verifyToken: string;
  /** Name of the authentication template with a copy-code button. */
  readonly codeTemplate: string;
  readonly templateLanguage: string;
  /** With the version, such as `https://graph.facebook.com/v23.0`. */
  readonly apiUrl: string;
}

/** How to reach Razorpay, and its payment pages. */
export interface RazorpaySettings {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** Addresses of the payment pages; each charges one price. */
  readonly standardPage: string;
  readonly couponPage: string;
  /** With the version, such as `https://api.razorpay.com/v1`. */
  readonly apiUrl: string;
}

export interface Config {
  readonly isProduction: boolean;
  readonly host: string;
  /** The site as browsers see it, such as `https://example.org`; absent: as the Host header says. */
  readonly publicOrigin: string | undefined;
  readonly port: number;
  readonly dataDir: string;
  readonly contentDir: string;
  readonly webDir: string;
  /** The source maps of the pages, outside `webDir`, so that they are never served. */
  readonly mapsDir: string;
  /** Absent: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  /** Above these limits requests get 503. */
  readonly load: LoadLimits;
  readonly logLevel: string;
  /** The instant at which the server's clock starts, for tests and demonstrations. */
  readonly startsAt: Date | undefined;
  /** The internal pages that are open. */
  readonly internalPages: readonly InternalPage[];
  readonly trustProxy: boolean;
  /** Absent in development: generated in `dataDir`. */
  readonly sessionSecret: string | undefined;
  /** A public or secret age key; absent: backups are not encrypted. */
  readonly backupKey: string | undefined;
  /** Where a backup is made every night; absent: the operator makes them. */
  readonly backupDir: string | undefined;
  /** Codes per address and hour before a proof of work is required. */
  readonly otpSoftLimit: number;
  /** Maximum codes for an address, a network and the site. */
  readonly otpCeilings: SendCeilings;
  /** Absent in development: messages go to the outbox. */
  readonly whatsapp: WhatsappSettings | undefined;
  /** Hashes the phones of payments, for as long as payments are kept. Absent in development: the session secret. */
  readonly ledgerSecret: string | undefined;
  /** Opens the page of the operator; absent: it opens on this machine only. */
  readonly staffSecret: string | undefined;
  /** Base addresses of the files. */
  readonly worksheetHosts: Readonly<Record<Category, string>>;
  /** Absent in development: the sandbox plays the provider. */
  readonly razorpay: RazorpaySettings | undefined;
}

/** Invalid settings; the message names each one. */
export class ConfigError extends Error {}

/** Loads `.env` from the working folder, if there is one; the environment takes precedence. */
export function loadSettingsFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  // An empty value in a .env file means "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((i) => `  ${i.path.join('.')}: ${i.message}`);
    throw new ConfigError(`These settings can't be used:\n${lines.join('\n')}`);
  }
  const s = parsed.data;
  return {
    isProduction: s.NODE_ENV === 'production',
    host: s.HOST,
    publicOrigin: s.PUBLIC_ORIGIN,
    port: s.PORT,
    dataDir: resolve(s.DATA_DIR),
    contentDir: resolve(s.CONTENT_DIR),
    webDir: resolve(s.WEB_DIR),
    mapsDir: resolve(s.WEB_DIR, '../maps'),
    databaseUrl: s.DATABASE_URL,
    databasePoolSize: s.DATABASE_POOL,
    load: {
      maxEventLoopDelayMs: s.MAX_EVENT_LOOP_DELAY_MS,
      maxHeapBytes: megabytes(s.MAX_HEAP_MB) ?? 0.9 * getHeapStatistics().heap_size_limit,
      maxRssBytes: megabytes(s.MAX_RSS_MB) ?? 0.8 * totalMemory(),
    },
    logLevel: s.LOG_LEVEL,
    startsAt: s.APP_NOW,
    internalPages: s.INTERNAL_PAGES ?? (s.NODE_ENV === 'production' ? [] : internalPages),
    trustProxy: s.TRUST_PROXY,
    sessionSecret: s.SESSION_SECRET,
    backupKey: s.BACKUP_KEY,
    backupDir: s.BACKUP_DIR === undefined ? undefined : resolve(s.BACKUP_DIR),
    otpSoftLimit: s.OTP_SOFT_LIMIT,
    otpCeilings: ceilingsOf(s.OTP_ADDRESS_CEILING, s.OTP_NETWORK_CEILING, s.OTP_SITE_CEILING),
    whatsapp:
      s.WHATSAPP_TOKEN === undefined
        ? undefined
        : {
            token: s.WHATSAPP_TOKEN,
            phoneNumberId: s.WHATSAPP_PHONE_NUMBER_ID ?? '',
            appSecret: s.WHATSAPP_APP_SECRET ?? '',
            verifyToken: s.WHATSAPP_VERIFY_TOKEN ?? '',
            codeTemplate: s.WHATSAPP_TEMPLATE ?? '',
            templateLanguage: s.WHATSAPP_TEMPLATE_LANGUAGE,
            apiUrl: `${s.WHATSAPP_API_URL.replace(/\/$/, '')}/${s.WHATSAPP_API_VERSION}`,
          },
    worksheetHosts: {
      basic: s.WORKSHEET_HOST_BASIC,
      intermediate: s.WORKSHEET_HOST_INTERMEDIATE,
    },
    ledgerSecret: s.LEDGER_SECRET,
    staffSecret: s.STAFF_SECRET,
    razorpay:
      s.RAZORPAY_KEY_ID === undefined
        ? undefined
        : {
            keyId: s.RAZORPAY_KEY_ID,
            keySecret: s.RAZORPAY_KEY_SECRET ?? '',
            webhookSecret: s.RAZORPAY_WEBHOOK_SECRET ?? '',
            standardPage: s.RAZORPAY_STANDARD_PAGE ?? '',
            couponPage: s.RAZORPAY_COUPON_PAGE ?? '',
            apiUrl: s.RAZORPAY_API_URL.replace(/\/$/, ''),
          },
  };
}

/** An address may have as much as its network, and a network a tenth of what the site sends in a day. */
function ceilingsOf(
  address: Ceiling | undefined,
  network: Ceiling | undefined,
  site: Ceiling = SEND_CEILINGS.site,
): SendCeilings {
  const ofNetwork = network ?? mostOfNetwork(site);
  return { address: address ?? ofNetwork, network: ofNetwork, site };
}

function megabytes(count: number | undefined): number | undefined {
  return count === undefined ? undefined : count * 1024 * 1024;
}

/** Bytes available to this process; in a container, the container's limit. */
function totalMemory(): number {
  return Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
}
