import { CANCELLABLE_DAYS, PROCESSED_AFTER_DAYS } from '#domain/membership/payment.ts';
import { PRICE } from '#domain/membership/promise.ts';
import { fill } from '#messages/fill.ts';
import { site } from '#web/platform/site.ts';

const places = {
  name: site.name,
  city: site.city,
  company: site.company,
  address: site.postalAddress.filter((line) => line !== site.company).join(', '),
  supportEmail: site.supportEmail,
  supportPhone: site.supportPhone,
  grievanceOfficer: site.grievanceOfficer,
  price: PRICE,
  cancellableDays: CANCELLABLE_DAYS,
  processedAfterDays: PROCESSED_AFTER_DAYS,
};

/** Fills the placeholders of a legal text: contacts from content/site.yaml, price and times from the domain. */
export function fillPlaces(text: string): string {
  return fill(text, places);
}

/** The filled text, with the e-mail address as a link. */
export function FilledText({ text }: { text: string }) {
  const parts = fillPlaces(text).split(site.supportEmail);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text never changes its order
    <span key={index}>
      {index > 0 && <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>}
      {part}
    </span>
  ));
}
