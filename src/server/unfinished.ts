// What a production server warns of when it starts; `operator doctor` looks at more (docs/operations.md).

import type { Config } from './config.ts';
import type { Services } from './services.ts';
import { placeholderFields, shippedCoupons } from './shipped.ts';

/** A sentence for each thing that the public would find unfinished. */
export async function findUnfinished(
  { backupDir }: Pick<Config, 'backupDir'>,
  { site, membership }: Pick<Services, 'site' | 'membership'>,
): Promise<string[]> {
  const [details, coupons] = await Promise.all([site.details(), membership.coupons.list()]);
  return [
    ...placeholderFields(details).map((field) => `${field} of content/site.yaml is a placeholder`),
    ...shippedCoupons(coupons).map((code) => `the coupon ${code} is known from the sources`),
    ...(backupDir === undefined ? ['BACKUP_DIR is not set: no backup is made by night'] : []),
  ];
}
