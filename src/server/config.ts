// Every setting of the server, parsed once at the start; a wrong one is named with what was expected.

import { resolve } from 'node:path';
import { z } from 'zod';

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');

const settings = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    HOST: z.string().min(1).default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    DATA_DIR: z.string().min(1).default('data'),
    CONTENT_DIR: z.string().min(1).default('content'),
    WEB_DIR: z.string().min(1).default('dist/web'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    APP_NOW: z.iso.datetime({ offset: true }).transform((text) => new Date(text)).optional(),
    TRUST_PROXY: flag.default(false),
  })
  .refine((s) => s.NODE_ENV !== 'production' || s.APP_NOW === undefined, {
    path: ['APP_NOW'],
    message: 'must not be set in production',
  });

export interface Config {
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly contentDir: string;
  readonly webDir: string;
  /** Absent: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  readonly logLevel: string;
  /** The instant at which the server's clock starts, for trying things out. */
  readonly startsAt: Date | undefined;
  readonly trustProxy: boolean;
}

/** A setting that can't be used; the message names each one. */
export class ConfigError extends Error {}

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
    port: s.PORT,
    dataDir: resolve(s.DATA_DIR),
    contentDir: resolve(s.CONTENT_DIR),
    webDir: resolve(s.WEB_DIR),
    databaseUrl: s.DATABASE_URL,
    databasePoolSize: s.DATABASE_POOL,
    logLevel: s.LOG_LEVEL,
    startsAt: s.APP_NOW,
    trustProxy: s.TRUST_PROXY,
  };
}
