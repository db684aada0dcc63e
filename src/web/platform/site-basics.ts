// The parts of content/site.yaml that every page needs. The rest (site.ts) loads with the pages that show it.

import file from '#content-files/site.yaml?pick=name,chatNumber';
import type { Site } from '#domain/site/site.ts';

export const siteBasics = file as Pick<Site, 'name' | 'chatNumber'>;
