// Settings and pages of the site itself (product §2.2, §12.1).

import { ApiError } from '#contract/errors.ts';
import type { AboutPage } from '#domain/site/about-page.ts';
import { tellContentChanged } from '#server/platform/content/content-notice.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findAboutPage, findSetting, saveSetting } from './store.ts';

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
      const setting = await findSetting(db);
      return setting?.isUnderMaintenance ?? false;
    },

    async setMaintenance(isOn) {
      await db.transaction(async (tx) => {
        await saveSetting(tx, { isUnderMaintenance: isOn });
        await tellContentChanged(tx, MAINTENANCE);
      });
    },

    async about() {
      const page = await findAboutPage(db);
      if (page === undefined) throw new ApiError('NotFoundError');
      return page;
    },
  };
}
