import { paths } from '#web/paths.ts';
import { site } from '#web/platform/site.ts';

/** The partner whose families pay on a separate page. */
const PARTNER_WITH_PAYMENT_PAGE = 'edgeover';

/**
 * Sends a new family on (product §4.5), with ?phone= in the address: to the home page, or to the payment page of the
 * partner they came from.
 */
export function leaveSignUp(
  { source, phone }: { source: string | null; phone: string },
  navigate: (path: string) => void,
  leave: (url: string) => void = (url) => window.location.assign(url),
): void {
  const isPartner = source === PARTNER_WITH_PAYMENT_PAGE;
  if (!isPartner || site.edgeoverUrl === undefined) {
    navigate(`${paths.home}?${new URLSearchParams({ phone })}`);
    return;
  }
  const url = new URL(site.edgeoverUrl);
  url.searchParams.set('phone', phone);
  leave(url.href);
}
