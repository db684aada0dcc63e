// Texts with placeholders: `fill('Level {n}', {n: 2})` → `Level 2`; texts with singular and plural forms.

export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

export interface CountedText {
  readonly none: string;
  readonly one: string;
  readonly many: string;
}

export function forCount(count: number, { none, one, many }: CountedText): string {
  if (count === 0) return none;
  return count === 1 ? one : many;
}
