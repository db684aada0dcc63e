import { boolean, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { AboutPage } from '#domain/site/about-page.ts';
import type { Site } from '#domain/site/site.ts';

/** The one row of settings that an operator changes while the site runs. */
export const siteSetting = pgTable('site_setting', {
  id: integer().primaryKey().default(1),
  isUnderMaintenance: boolean().notNull().default(false),
  /** Maintenance covers the pages of the competition too. */
  coversCompetition: boolean().notNull().default(false),
});

/** The one row of the About page. */
export const aboutPage = pgTable('about_page', {
  id: integer().primaryKey().default(1),
  attributes: jsonb().$type<AboutPage>().notNull(),
});

/** The one row of content/site.yaml. */
export const siteDetails = pgTable('site_details', {
  id: integer().primaryKey().default(1),
  attributes: jsonb().$type<Site>().notNull(),
});
