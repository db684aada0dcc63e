// The name, city and contacts of the site stand in content/site.yaml alone, so that changing them there changes them
// everywhere.

import type { Site } from '../../src/domain/site/site.ts';

/** What says something of its own by the name of a city: the sentences of the bank. */
const IS_ABOUT_THE_SITE = /^(src\/(messages|web|print|server)|content\/pages)\//;

/** Files by path. Returns one line for each thing that a file repeats from content/site.yaml. */
export function siteElsewhere(files: ReadonlyMap<string, string>, site: Site): string[] {
  const digits = (phone: string) => phone.slice(-10);
  const everywhere = [
    site.name,
    site.company,
    site.supportEmail,
    digits(site.supportPhone),
    digits(site.chatNumber),
    site.grievanceOfficer,
    ...site.postalAddress.filter((line) => line.includes(',')),
    ...site.social.map(({ url }) => url),
    ...(site.edgeoverUrl === undefined ? [] : [site.edgeoverUrl]),
  ];
  return [...files].flatMap(([path, text]) => {
    const repeated = [...everywhere, ...(IS_ABOUT_THE_SITE.test(path) ? [site.city] : [])];
    const words = text.toLowerCase().replace(/(?<=\d)[ -](?=\d)/g, '');
    return [...new Set(repeated)]
      .filter((part) => words.includes(part.toLowerCase()))
      .map((part) => `${path}: ${part} stands in content/site.yaml`);
  });
}
