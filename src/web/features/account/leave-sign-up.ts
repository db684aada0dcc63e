import { takeReturnPath } from '#web/features/session/return-path.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/platform/site.ts';

/** The partner whose families pay on a separate page. */
const PARTNER_WITH_PAYMENT_PAGE = 'edgeover';

/**
 * Sends a new family on (product §4.5): to the payment page of the partner they came from or to the home page, with
 * ?phone= in the address; or back to the locked page they wanted to open.
 */
export function leaveSignUp(
  { source, phone }: { source: string | null; phone: string },
  navigate: (path: string) => void,
  leave: (url: string) => void = (url) => window.location.assign(url),
): void {
  const isPartner = source === PARTNER_WITH_PAYMENT_PAGE;
  if (!isPartner || site.edgeoverUrl === undefined) {
    navigate(takeReturnPath() ?? `${paths.home}?${new URLSearchParams({ phone })}`);
    return;
  }
  const url = new URL(site.edgeoverUrl);
  url.searchParams.set('phone', phone);
  leave(url.href);
}
