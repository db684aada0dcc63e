// The About page as an author writes it and as the API returns it (product §12.1). The page fills placeholders like
// {name} from content/site.yaml.

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
