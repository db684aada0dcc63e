// What the document itself says before any script runs: the site's name, what it is about, and that it needs
// JavaScript.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { documentTexts } from '../../src/messages/document.ts';
import { fill } from '../../src/messages/fill.ts';

const SITE_FILE = join(import.meta.dirname, '../../content/site.yaml');

/** What the document says of content/site.yaml. */
export function readSite(): { readonly name: string; readonly chatNumber: string } {
  return parse(readFileSync(SITE_FILE, 'utf8'));
}

/** Fills the placeholders of index.html: %SITE_NAME%, %SITE_DESCRIPTION%, %NO_SCRIPT%. */
export function siteTexts(): Plugin {
  return {
    name: 'site-texts',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const { name } = readSite();
        const texts: Record<string, string> = {
          SITE_NAME: name,
          SITE_DESCRIPTION: documentTexts.description,
          NO_SCRIPT: fill(documentTexts.noScript, { name }),
        };
        return html.replace(/%([A-Z_]+)%/g, (place, key: string) => texts[key] ?? place);
      },
    },
  };
}
