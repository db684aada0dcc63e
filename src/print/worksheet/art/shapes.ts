// Shapes of the drawings. All have a dark outline and light, flat colours, so that they print well in grey and with
// little toner.

const INK = '#231a3d';

/** Light enough to write on, and distinguishable in grey. */
const paints = {
  none: 'none',
  ink: INK,
  white: '#ffffff',
  grey: '#d9d5e0',
  stone: '#b9b3c4',
  red: '#f28b7d',
  pink: '#ffc4dc',
  orange: '#f9b27c',
  yellow: '#ffdf8a',
  green: '#8fd597',
  dark: '#4f9a63',
  blue: '#b5c9ff',
  deep: '#6f8be8',
  brown: '#b98a5e',
  sand: '#e8cfa4',
  skin: '#c98f65',
  fur: '#c9a27b',
} as const;

export type Paint = keyof typeof paints;

const attributes = (paint: Paint, line = 3) =>
  `fill="${paints[paint]}" stroke="${INK}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round"`;

export const path = (paint: Paint, d: string, line?: number) =>
  `<path d="${d}" ${attributes(paint, line)}/>`;

export const circle = (paint: Paint, cx: number, cy: number, r: number, line?: number) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" ${attributes(paint, line)}/>`;

export const oval = (paint: Paint, cx: number, cy: number, rx: number, ry: number) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" ${attributes(paint)}/>`;

export const rect = (
  paint: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 2,
) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${attributes(paint)}/>`;

/** A line without a fill. */
export const stroke = (d: string, line?: number) => path('none', d, line);

/** A spot without an outline: an eye, a wheel's hub. */
export const dot = (cx: number, cy: number, r = 2.6) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${INK}"/>`;

export const moved = (shapes: string, x: number, y: number, scale = 1) =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${shapes}</g>`;

const round = (value: number) => Math.round(value * 100) / 100;

/** A drawing fills 100 by 100; its feet are at 97. */
export interface Drawing {
  readonly shapes: string;
  /** Height, from the top, at which a thing on it stands. */
  readonly top?: number;
  /** How far down a thing inside it reaches; absent if it has no inside. */
  readonly rim?: number;
}
