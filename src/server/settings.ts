// The schema of the environment variables that the server reads, and which of them production requires.

import { z } from 'zod';
import { type Ceiling, mostOfNetwork, SEND_CEILINGS } from '#domain/auth/code-volume.ts';
import { SOFT_PER_ADDRESS_AND_HOUR } from '#domain/auth/proof-level.ts';
import type { Category } from '#domain/quiz/bank.ts';
import { editions } from '#messages/edition.ts';

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');

/** `1000/2500`: per hour and per day. */
const ceiling = z
  .string()
  .regex(/^[1-9]\d{0,8}\/[1-9]\d{0,8}$/, 'must be two numbers, as in 1000/2500')
  .transform((text): Ceiling => {
    const [perHour = 0, perDay = 0] = text.split('/').map(Number);
    return { perHour, perDay };
  })
  .optional();

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

export const settings = z
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
    BACKUP_DIR: z.string().min(1).optional(),
    OTP_SOFT_LIMIT: z.coerce.number().int().min(0).default(SOFT_PER_ADDRESS_AND_HOUR),
    OTP_ADDRESS_CEILING: ceiling,
    OTP_NETWORK_CEILING: ceiling,
    OTP_SITE_CEILING: ceiling,
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
    STAFF_SECRET: sessionSecret.optional(),
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
    const { perDay } = mostOfNetwork(s.OTP_SITE_CEILING ?? SEND_CEILINGS.site);
    if (s.OTP_NETWORK_CEILING !== undefined && s.OTP_NETWORK_CEILING.perDay > perDay)
      wrong('OTP_NETWORK_CEILING', `may be at most a tenth of the site's a day: ${perDay}`);
    if (isProduction && s.SESSION_SECRET === undefined)
      wrong('SESSION_SECRET', 'is needed in production');
    // In development codes go to the outbox unless WhatsApp is configured. A partial configuration is an error.
    const isWhatsappRequired = isProduction || whatsappNames.some((name) => s[name] !== undefined);
    for (const name of whatsappNames) {
      if (isWhatsappRequired && s[name] === undefined)
        wrong(name, 'is needed to send messages by WhatsApp');
    }
    // Likewise for payments and the sandbox.
    const isRazorpayRequired = isProduction || razorpayNames.some((name) => s[name] !== undefined);
    for (const name of razorpayNames) {
      if (isRazorpayRequired && s[name] === undefined) wrong(name, 'is needed to take payments');
    }
    if (isProduction && s.BACKUP_DIR !== undefined && s.BACKUP_KEY === undefined)
      wrong('BACKUP_KEY', 'is needed in production to make the backups of BACKUP_DIR');
    if (isProduction && s.LEDGER_SECRET === undefined)
      wrong('LEDGER_SECRET', 'is needed in production');
  })
  .refine((s) => s.NODE_ENV !== 'production' || s.APP_NOW === undefined, {
    path: ['APP_NOW'],
    message: 'must not be set in production',
  });

export const settingNames: readonly string[] = Object.keys(settings.shape);
