// Texts with places to fill: `fill('Level {n}', {n: 2})` → `Level 2`. And texts that count, in the form that the number wants.

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
