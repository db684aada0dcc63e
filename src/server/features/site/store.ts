import type { AboutPage } from '#domain/site/about-page.ts';
import type { Site } from '#domain/site/site.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { replaceRows } from '#server/platform/database/replace-rows.ts';
import { aboutPage, siteDetails, siteSetting } from './tables.ts';

const ONLY_ROW = 1;

export async function findSetting(db: Queryable) {
  const [setting] = await db.select().from(siteSetting);
  return setting;
}

/** Settings that are not given stay as they are. */
export async function saveSetting(
  tx: Queryable,
  setting: Omit<typeof siteSetting.$inferInsert, 'id'>,
): Promise<void> {
  await tx
    .insert(siteSetting)
    .values(setting)
    .onConflictDoUpdate({ target: siteSetting.id, set: setting });
}

export async function findAboutPage(db: Queryable): Promise<AboutPage | undefined> {
  const [page] = await db.select().from(aboutPage);
  return page?.attributes;
}

export async function replaceAboutPage(tx: Queryable, attributes: AboutPage): Promise<void> {
  await replaceRows(tx, aboutPage, [{ id: ONLY_ROW, attributes }]);
}

export async function findDetails(db: Queryable): Promise<Site | undefined> {
  const [row] = await db.select().from(siteDetails);
  return row?.attributes;
}

export async function replaceDetails(tx: Queryable, attributes: Site): Promise<void> {
  await replaceRows(tx, siteDetails, [{ id: ONLY_ROW, attributes }]);
}
