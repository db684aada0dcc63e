// Name, contacts and links of the site, from content/site.yaml (checked when the content is checked).

import file from '#content-files/site.yaml';
import type { Site } from '#domain/site/site.ts';

export const site = file as Site;
