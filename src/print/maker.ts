// The name of the site, which is printed on every page.

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Site } from '#domain/site/site.ts';

const SITE_FILE = new URL('../../content/site.yaml', import.meta.url);

export const { name: maker }: Pick<Site, 'name'> = parse(readFileSync(SITE_FILE, 'utf8'));
