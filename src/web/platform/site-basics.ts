// What every page needs of content/site.yaml; the rest (site.ts) comes with the pages that show it.

import file from '#content-files/site.yaml?pick=name,chatNumber';
import type { Site } from '#domain/site/site.ts';

export const siteBasics = file as Pick<Site, 'name' | 'chatNumber'>;
