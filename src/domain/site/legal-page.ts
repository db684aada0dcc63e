// A legal text of the site: `content/pages/terms.yaml` and `privacy.yaml`, built into the pages and checked with the
// content. A consent is recorded with the later of their dates (TERMS_VERSION); `version` is raised with every change
// of meaning.

import { z } from 'zod';

// Placeholders like {supportEmail} are filled from content/site.yaml.
const line = z.string().trim().min(1);

const section = z.strictObject({
  /** The section's address within the page: `/T&C#refunds`. */
  id: z.string().regex(/^[a-z][a-z-]*$/),
  heading: line,
  paragraphs: z.array(line).min(1),
  /** A list below the paragraphs. */
  points: z.array(line).min(2).optional(),
  /** Text after the list. */
  after: z.array(line).min(1).optional(),
});

export const legalPageFile = z
  .strictObject({
    title: line,
    updated: z.iso.date(),
    version: z.int().min(1),
    lead: line,
    sections: z.array(section).min(1),
  })
  .refine(({ sections }) => new Set(sections.map(({ id }) => id)).size === sections.length, {
    path: ['sections'],
    message: 'two sections have the same id',
  });

export type LegalPage = z.infer<typeof legalPageFile>;
