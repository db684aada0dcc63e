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
};

/** Fills the placeholders of a legal text from content/site.yaml. */
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
