// The server's settings, parsed once at startup; an invalid one is reported with what was expected.

import { existsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { resolve } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { z } from 'zod';
import { type Ceiling, SEND_CEILINGS, type SendCeilings } from '#domain/auth/code-volume.ts';
import { SOFT_PER_ADDRESS_AND_HOUR } from '#domain/auth/proof-level.ts';
import type { Category } from '#domain/quiz/bank.ts';
import { editions } from '#messages/edition.ts';
import type { LoadLimits } from './platform/http/load-shedding.ts';

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');

/** `1000/2500`: per hour and per day. */
const ceiling = (byDefault: Ceiling) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}\/[1-9]\d{0,8}$/, 'must be two numbers, as in 1000/2500')
    .transform((text): Ceiling => {
      const [perHour = 0, perDay = 0] = text.split('/').map(Number);
      return { perHour, perDay };
    })
    .default(byDefault);

const MIN_SECRET_LENGTH = 32;
const MIN_DIFFERENT_CHARACTERS = 12;

const sessionSecret = z
  .string()
  .min(MIN_SECRET_LENGTH, `needs at least ${MIN_SECRET_LENGTH} characters`)
  .refine(
    (text) => new Set(text).size >= MIN_DIFFERENT_CHARACTERS,
    'is too easy to guess: make one with `openssl rand -base64 32`',
  );

const whatsappNames = [
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'WHATSAPP_TEMPLATE',
] as const;

const razorpayNames = [
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'RAZORPAY_STANDARD_PAGE',
  'RAZORPAY_COUPON_PAGE',
] as const;

const paymentPage = z.url({ protocol: /^https$/ }).optional();

/** Where the PDFs of a category are; absent: on this server. */
const worksheetHost = (category: Category) =>
  z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/\/$/, ''))
    .default(`/worksheet-files/${category}`);

/** Pages for engineers and operators: closed in production unless a setting opens them. */
export const internalPages = ['metrics', 'docs', 'gallery'] as const;
export type InternalPage = (typeof internalPages)[number];

const settings = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PUBLIC_ORIGIN: z
      .url({ protocol: /^https?$/ })
      .refine((text) => new URL(text).pathname === '/', 'must end after host and port')
      .optional(),
    HOST: z.string().min(1).default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    DATA_DIR: z.string().min(1).default('data'),
    CONTENT_DIR: z.string().min(1).default('content'),
    WEB_DIR: z.string().min(1).default('dist/web'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
    MAX_EVENT_LOOP_DELAY_MS: z.coerce.number().int().min(0).default(1_000),
    MAX_HEAP_MB: z.coerce.number().int().min(0).optional(),
    MAX_RSS_MB: z.coerce.number().int().min(0).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    APP_NOW: z.iso
      .datetime({ offset: true })
      .transform((text) => new Date(text))
      .optional(),
    COPY: z.enum(editions).default('corrected'),
    CONSENT_BOX: z.enum(['unticked', 'ticked']).default('unticked'),
    DIALOGS: z.enum(['own', 'browser']).default('own'),
    LOADER: z.enum(['first', 'always']).default('first'),
    INTERNAL_PAGES: z
      .string()
      .transform((text) => text.split(',').map((name) => name.trim()))
      .pipe(z.array(z.enum(internalPages)))
      .optional(),
    TRUST_PROXY: flag.default(false),
    SESSION_SECRET: sessionSecret.optional(),
    BACKUP_KEY: z
      .string()
      .regex(
        /^(age1[a-z0-9]+|AGE-SECRET-KEY-(PQ-)?1[A-Z0-9]+)$/,
        'must be a key of age: `npm run operator -- backup key` makes one',
      )
      .optional(),
    OTP_SOFT_LIMIT: z.coerce.number().int().min(0).default(SOFT_PER_ADDRESS_AND_HOUR),
    OTP_ADDRESS_CEILING: ceiling(SEND_CEILINGS.address),
    OTP_NETWORK_CEILING: ceiling(SEND_CEILINGS.network),
    OTP_SITE_CEILING: ceiling(SEND_CEILINGS.site),
    WHATSAPP_TOKEN: z.string().optional(),
    WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/, 'must be a number').optional(),
    WHATSAPP_APP_SECRET: z.string().optional(),
    WHATSAPP_VERIFY_TOKEN: z.string().optional(),
    WHATSAPP_TEMPLATE: z.string().optional(),
    WHATSAPP_TEMPLATE_LANGUAGE: z.string().default('en'),
    WHATSAPP_API_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com'),
    WHATSAPP_API_VERSION: z
      .string()
      .regex(/^v\d+\.\d+$/)
      .default('v23.0'),
    WORKSHEET_HOST_BASIC: worksheetHost('basic'),
    WORKSHEET_HOST_INTERMEDIATE: worksheetHost('intermediate'),
    LEDGER_SECRET: sessionSecret.optional(),
    RAZORPAY_KEY_ID: z.string().optional(),
    RAZORPAY_KEY_SECRET: z.string().optional(),
    RAZORPAY_WEBHOOK_SECRET: z.string().min(16, 'needs at least 16 characters').optional(),
    RAZORPAY_STANDARD_PAGE: paymentPage,
    RAZORPAY_COUPON_PAGE: paymentPage,
    RAZORPAY_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.razorpay.com/v1'),
  })
  .superRefine((s, context) => {
    const isProduction = s.NODE_ENV === 'production';
    const wrong = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (isProduction && s.SESSION_SECRET === undefined)
      wrong('SESSION_SECRET', 'is needed in production');
    // In development codes go to the outbox unless WhatsApp is configured; half a configuration is an error.
    const isWhatsappRequired = isProduction || whatsappNames.some((name) => s[name] !== undefined);
    for (const name of whatsappNames) {
      if (isWhatsappRequired && s[name] === undefined)
        wrong(name, 'is needed to send messages by WhatsApp');
    }
    // In development the sandbox plays the provider, likewise.
    const isRazorpayRequired = isProduction || razorpayNames.some((name) => s[name] !== undefined);
    for (const name of razorpayNames) {
      if (isRazorpayRequired && s[name] === undefined) wrong(name, 'is needed to take payments');
    }
    if (isProduction && s.LEDGER_SECRET === undefined)
      wrong('LEDGER_SECRET', 'is needed in production');
  })
  .refine((s) => s.NODE_ENV !== 'production' || s.APP_NOW === undefined, {
    path: ['APP_NOW'],
    message: 'must not be set in production',
  });

export const settingNames: readonly string[] = Object.keys(settings.shape);

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
  /** The source maps of the pages, beside them so that they are never served. */
  readonly mapsDir: string;
  /** Absent: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  /** Beyond these limits requests are turned away. */
  readonly load: LoadLimits;
  readonly logLevel: string;
  /** The instant at which the server's clock starts, for trying things out. */
  readonly startsAt: Date | undefined;
  /** The internal pages that are open. */
  readonly internalPages: readonly InternalPage[];
  readonly trustProxy: boolean;
  /** Absent in development: generated in `dataDir`. */
  readonly sessionSecret: string | undefined;
  /** A public or secret age key; absent: backups are not encrypted. */
  readonly backupKey: string | undefined;
  /** Codes per address and hour before a proof of work is required. */
  readonly otpSoftLimit: number;
  /** Codes after which none is sent for an address, a network or at all. */
  readonly otpCeilings: SendCeilings;
  /** Absent in development: messages go to the outbox. */
  readonly whatsapp: WhatsappSettings | undefined;
  /** Hashes the phones of payments, for as long as payments are kept. Absent in development: the session secret. */
  readonly ledgerSecret: string | undefined;
  /** Addresses to which the paths of files are added. */
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
    otpSoftLimit: s.OTP_SOFT_LIMIT,
    otpCeilings: {
      address: s.OTP_ADDRESS_CEILING,
      network: s.OTP_NETWORK_CEILING,
      site: s.OTP_SITE_CEILING,
    },
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

function megabytes(count: number | undefined): number | undefined {
  return count === undefined ? undefined : count * 1024 * 1024;
}

/** Bytes available to this process: those of its container, if it runs in one. */
function totalMemory(): number {
  return Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
}
