// Settings and pages of the site itself (product §2.2, §12.1).

import { ApiError } from '#contract/errors.ts';
import type { AboutPage } from '#domain/site/about-page.ts';
import { tellContentChanged } from '#server/platform/content-import.ts';
import type { Database } from '#server/platform/database/database.ts';
import { aboutPage, siteSetting } from './tables.ts';

/** The setting, as one of the collections that responses are made from. */
export const MAINTENANCE = 'maintenance';

export interface SiteService {
  isUnderMaintenance(): Promise<boolean>;
  /** Every process returns the new value at once. */
  setMaintenance(isOn: boolean): Promise<void>;
  /** Throws NotFoundError where the page has not been imported. */
  about(): Promise<AboutPage>;
}

export function createSiteService(db: Database): SiteService {
  return {
    async isUnderMaintenance() {
      const [setting] = await db.select().from(siteSetting);
      return setting?.isUnderMaintenance ?? false;
    },

    async setMaintenance(isOn) {
      await db.transaction(async (tx) => {
        await tx
          .insert(siteSetting)
          .values({ isUnderMaintenance: isOn })
          .onConflictDoUpdate({ target: siteSetting.id, set: { isUnderMaintenance: isOn } });
        await tellContentChanged(tx, MAINTENANCE);
      });
    },

    async about() {
      const [page] = await db.select().from(aboutPage);
      if (page === undefined) throw new ApiError('NotFoundError');
      return page.attributes;
    },
  };
}
