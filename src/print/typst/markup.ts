// Typst code as data. Texts of the content only ever enter it as string literals, so nothing in a sheet can become code.

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

/** A text, taken literally. */
export function text(value: string): Code {
  const escaped = value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
  return asCode(`"${escaped}"`);
}

/** A call of a function of style.typ. What is not code is passed as a text, a number or a list. */
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

/** Pieces one after the other. */
export function join(...pieces: readonly Code[]): Code {
  // The empty content makes a sum of texts content too.
  return asCode(`([] + ${pieces.length === 0 ? '""' : pieces.join(' + ')})`);
}

/** Pieces with something between them. */
export function joinWith(separator: Code, pieces: readonly Code[]): Code {
  return join(...pieces.flatMap((piece, index) => (index === 0 ? [piece] : [separator, piece])));
}

function shown(value: Value): string {
  if (value === undefined) return 'none';
  if (typeof value === 'object') return `(${value.map((entry) => `${shown(entry)},`).join(' ')})`;
  return String(value);
}
