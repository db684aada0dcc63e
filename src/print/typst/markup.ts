// Typst code as data. Content enters it only as string literals, so nothing in a document can become code.

declare const isCode: unique symbol;

/** A piece of Typst code: an expression. */
export type Code = string & { readonly [isCode]: true };

type Value = Code | string | number | boolean | undefined | readonly Value[];

const asCode = (code: string) => code as Code;

export const NONE = asCode('none');
export const AUTO = asCode('auto');
export const NOTHING = asCode('[]');

export const number = (value: number) => asCode(String(value));

/** A measure: `mm(8)` → `8mm`. */
export const mm = (value: number) => asCode(`${Math.round(value * 100) / 100}mm`);
export const pt = (value: number) => asCode(`${Math.round(value * 100) / 100}pt`);

/** A string literal. */
export function text(value: string): Code {
  const escaped = value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
  return asCode(`"${escaped}"`);
}

/** A call of a function of style.typ. Lists become arrays, and undefined becomes none. */
export function call(
  name: string,
  positional: readonly (Code | readonly Value[])[],
  named: Readonly<Record<string, Code | number | boolean | readonly Value[] | undefined>> = {},
): Code {
  const given = Object.entries(named).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${shown(value)}`],
  );
  return asCode(`${name}(${[...positional.map(shown), ...given].join(', ')})`);
}

/** Concatenates pieces. */
export function join(...pieces: readonly Code[]): Code {
  // With the empty content first, a sum of strings is content too.
  return asCode(`([] + ${pieces.length === 0 ? '""' : pieces.join(' + ')})`);
}

/** Concatenates pieces with a separator between them. */
export function joinWith(separator: Code, pieces: readonly Code[]): Code {
  return join(...pieces.flatMap((piece, index) => (index === 0 ? [piece] : [separator, piece])));
}

function shown(value: Value): string {
  if (value === undefined) return 'none';
  if (typeof value === 'object') return `(${value.map((entry) => `${shown(entry)},`).join(' ')})`;
  return String(value);
}
