// A partner whose families pay on the partner's own page after signing up (product §4.5).

import { site } from '#web/platform/site.ts';

const PARTNER_WITH_PAYMENT_PAGE = 'edgeover';

/** The partner's payment page with this phone, if this visit came from the partner; otherwise null. */
export function partnerPage(source: string | null, phone: string): URL | null {
  if (source !== PARTNER_WITH_PAYMENT_PAGE || site.edgeoverUrl === undefined) return null;
  const url = new URL(site.edgeoverUrl);
  url.searchParams.set('phone', phone);
  return url;
}
