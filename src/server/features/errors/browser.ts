import Bowser from 'bowser';

const OTHER = 'other';
const FAMILIES: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));

/** Family and major version, such as `Chrome 109`; `other` for what names no browser that is known. */
export function browserOf(userAgent: string): string {
  if (userAgent === '') return OTHER;
  const { name = '', version = '' } = Bowser.parse(userAgent).browser;
  if (!FAMILIES.has(name)) return OTHER;
  const [major = ''] = /^\d{1,3}(?=\.|$)/.exec(version) ?? [];
  return `${name} ${major}`.trim();
}
