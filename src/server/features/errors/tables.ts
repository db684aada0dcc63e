import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { clientErrorKinds } from '#domain/errors/client-error.ts';

/** One report of an error, with its stack in the sources as far as the maps were there. */
export interface Sample {
  readonly at: string;
  readonly build: string;
  readonly browser: string;
  readonly route: string;
  /** The innermost place first. */
  readonly stack: readonly string[];
}

/** An error of browsers: all reports that have their group in common (src/domain/errors/client-error.ts). */
export const clientError = pgTable(
  'client_error',
  {
    /** A digest of the group. */
    fingerprint: text().primaryKey(),
    kind: text({ enum: clientErrorKinds }).notNull(),
    /** Scrubbed, of the first report. */
    message: text().notNull(),
    firstSeenAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    /** The first reports of each build, up to a limit. */
    samples: jsonb().$type<readonly Sample[]>().notNull(),
  },
  (table) => [index('client_error_last_seen').on(table.lastSeenAt)],
);

/** How often an error was reported, by day in India. The database deletes it with the error. */
export const clientErrorCount = pgTable(
  'client_error_count',
  {
    fingerprint: text()
      .notNull()
      .references(() => clientError.fingerprint, { onDelete: 'cascade' }),
    day: date().notNull(),
    build: text().notNull(),
    /** Family and major version, such as `Chrome 109`. */
    browser: text().notNull(),
    route: text().notNull(),
    reports: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.fingerprint, table.day, table.build, table.browser, table.route],
    }),
    index('client_error_count_day').on(table.day),
  ],
);

/**
 * How many bytes of reports were taken on a day in India, from an address and from all together. Keys are hashed, and
 * change every day.
 */
export const browserReportVolume = pgTable(
  'browser_report_volume',
  {
    day: date().notNull(),
    key: text().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.key] })],
);
