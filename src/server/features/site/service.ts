// Settings and pages of the site itself (product §2.2, §12.1).

import { ApiError } from '#contract/errors.ts';
import type { AboutPage } from '#domain/site/about-page.ts';
import type { Site } from '#domain/site/site.ts';
import { fill } from '#messages/fill.ts';
import { notifyContentChanged } from '#server/platform/content/content-notice.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findAboutPage, findDetails, findSetting, saveSetting } from './store.ts';

/** The maintenance setting, as a collection that responses are built from. */
export const MAINTENANCE = 'maintenance';

export interface Maintenance {
  readonly isOn: boolean;
  readonly coversCompetition: boolean;
}

export interface SiteService {
  maintenance(): Promise<Maintenance>;
  /** Every process returns the new value at once. The pages of the competition stay open unless they are covered. */
  setMaintenance(isOn: boolean, options?: { coversCompetition?: boolean }): Promise<void>;
  /** With the name and city of the site in their places. Throws NotFoundError if the page has not been imported. */
  about(): Promise<AboutPage>;
  /** Name, contacts and links of the site. Throws NotFoundError if they have not been imported. */
  details(): Promise<Site>;
  /** Empty if it has not been imported. */
  name(): Promise<string>;
}

export function createSiteService(db: Database): SiteService {
  return {
    async maintenance() {
      const setting = await findSetting(db);
      const isOn = setting?.isUnderMaintenance ?? false;
      return { isOn, coversCompetition: isOn && (setting?.coversCompetition ?? false) };
    },

    async setMaintenance(isOn, { coversCompetition = false } = {}) {
      await db.transaction(async (tx) => {
        await saveSetting(tx, { isUnderMaintenance: isOn, coversCompetition });
        await notifyContentChanged(tx, MAINTENANCE);
      });
    },

    async about() {
      const [page, site] = await Promise.all([findAboutPage(db), findDetails(db)]);
      if (page === undefined || site === undefined) throw new ApiError('NotFoundError');
      return filled(page, site);
    },

    async details() {
      const found = await findDetails(db);
      if (found === undefined) throw new ApiError('NotFoundError');
      return found;
    },

    name: async () => (await findDetails(db))?.name ?? '',
  };
}

function filled(page: AboutPage, { name, city }: Site): AboutPage {
  const inPlace = (text: string) => fill(text, { name, city });
  const featureOf = ({ Heading, Para1, Para2 }: AboutPage['Feature1']) => {
    return { Heading: inPlace(Heading), Para1: inPlace(Para1), Para2: inPlace(Para2) };
  };
  return {
    Para1: inPlace(page.Para1),
    Para2: inPlace(page.Para2),
    Feature1: featureOf(page.Feature1),
    Feature2: featureOf(page.Feature2),
    Feature3: featureOf(page.Feature3),
    Feature4: featureOf(page.Feature4),
  };
}
