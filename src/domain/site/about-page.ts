// The About page (product §12.1). An author writes {name} and {city} for those of content/site.yaml; the API returns the
// page with them in place.

import { z } from 'zod';

const feature = z.strictObject({ Heading: z.string(), Para1: z.string(), Para2: z.string() });

export const aboutPageFile = z.strictObject({
  Para1: z.string(),
  Para2: z.string(),
  Feature1: feature,
  Feature2: feature,
  Feature3: feature,
  Feature4: feature,
});

export type AboutPage = z.infer<typeof aboutPageFile>;
