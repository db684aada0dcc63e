// Name, contacts and links of the site: `content/site.yaml`, their one place.

import { z } from 'zod';

const line = z.string().trim().min(1);
const link = z.url({ protocol: /^https$/ });

export const siteFile = z.strictObject({
  name: line,
  company: line,
  supportEmail: z.email(),
  supportPhone: z.string().regex(/^\+91\d{10}$/),
  /** Shown in the footer. */
  city: line,
  postalAddress: z.array(line).min(2),
  /** The WhatsApp number behind the floating chat button, in international form without the plus. */
  chatNumber: z.string().regex(/^91\d{10}$/),
  social: z.array(
    z.strictObject({ name: line, icon: z.enum(['camera', 'thumb-page', 'video']), url: link }),
  ),
  grievanceOfficer: line,
  /** The payment page of the partner `edgeover`, for families that sign up through its link (product §4.5). */
  edgeoverUrl: link.optional(),
});

export type Site = z.infer<typeof siteFile>;
