import type { Paint } from './primitives.ts';

/**
 * Colours by purpose, each with one paint for day and one for night. Components and features use only these names, as
 * `var(--color-<name>)`.
 * "on-x" is text on a solid x; "x-soft" is a pale background for text in "x-text".
 */
export const semanticColours = {
  // backgrounds
  surface: ['chuna50', 'raat900'],
  'surface-raised': ['chuna0', 'raat850'],
  'surface-sunken': ['chuna100', 'raat950'],
  'surface-hover': ['chuna200', 'raat700'],
  text: ['syahi900', 'chuna50'],
  'text-soft': ['syahi700', 'raat300'],
  border: ['chuna300', 'raat700'],
  'border-strong': ['chuna600', 'raat500'],
  focus: ['neel600', 'genda300'],
  skeleton: ['chuna200', 'raat800'],

  // call to action: marigold, day and night
  cta: ['genda400', 'genda400'],
  'cta-hover': ['genda300', 'genda300'],
  'cta-edge': ['genda600', 'genda600'],
  'on-cta': ['syahi900', 'raat950'],

  // accent: the blue wall
  accent: ['neel600', 'neel300'],
  'accent-edge': ['neel800', 'neel500'],
  'on-accent': ['chuna0', 'raat950'],
  'accent-text': ['neel600', 'neel200'],
  'accent-soft': ['neel100', 'raat800'],

  // the coloured half of the wordmark, and its shadow
  brand: ['neel600', 'genda300'],
  'brand-shade': ['genda400', 'mitti500'],

  // outcomes
  success: ['tota600', 'tota400'],
  'success-text': ['tota700', 'tota300'],
  'success-soft': ['tota50', 'tota900'],
  'on-success': ['chuna0', 'raat950'],
  danger: ['mirch600', 'mirch400'],
  'danger-text': ['mirch700', 'mirch300'],
  'danger-soft': ['mirch50', 'mirch900'],
  'on-danger': ['chuna0', 'raat950'],
  info: ['neel500', 'neel300'],
  'info-text': ['neel700', 'neel200'],
  'info-soft': ['neel50', 'raat800'],

  // play
  easy: ['tota600', 'tota400'],
  'easy-text': ['tota700', 'tota300'],
  'easy-soft': ['tota50', 'tota900'],
  'on-easy': ['chuna0', 'raat950'],
  'easy-edge': ['tota700', 'tota600'],
  hard: ['rani600', 'rani400'],
  'hard-text': ['rani700', 'rani300'],
  'hard-soft': ['rani50', 'rani900'],
  'on-hard': ['chuna0', 'raat950'],
  'hard-edge': ['rani700', 'rani600'],
  star: ['genda400', 'genda300'],
  'star-edge': ['genda600', 'genda500'],
  'star-empty': ['chuna200', 'raat800'],

  'card-back': ['neel600', 'neel700'],
  'card-back-dot': ['neel800', 'neel400'],
  'card-back-edge': ['neel800', 'neel500'],

  // painted walls: card backgrounds, each with a legible text colour
  'wall-blue': ['neel100', 'neel800'],
  'wall-blue-line': ['neel500', 'neel400'],
  'wall-blue-text': ['neel700', 'neel200'],
  'wall-marigold': ['genda100', 'genda900'],
  'wall-marigold-line': ['genda600', 'genda500'],
  'wall-marigold-text': ['genda700', 'genda200'],
  'wall-green': ['tota100', 'tota900'],
  'wall-green-line': ['tota600', 'tota500'],
  'wall-green-text': ['tota700', 'tota300'],
  'wall-rani': ['rani100', 'rani900'],
  'wall-rani-line': ['rani500', 'rani400'],
  'wall-rani-text': ['rani700', 'rani300'],
  'wall-terracotta': ['mitti100', 'mitti900'],
  'wall-terracotta-line': ['mitti500', 'mitti400'],
  'wall-terracotta-text': ['mitti700', 'mitti300'],
} as const satisfies Record<string, readonly [Paint, Paint]>;

/** Colours of the illustrations, as `var(--art-<name>)`. At night walls darken and windows light up. */
export const artColours = {
  sky: ['neel200', 'raat900'],
  'sky-low': ['mitti50', 'raat700'],
  sun: ['genda300', 'chuna50'],
  cloud: ['chuna0', 'raat700'],
  ground: ['chuna300', 'raat700'],
  'ground-dark': ['mitti300', 'raat950'],
  line: ['syahi900', 'raat950'],
  string: ['syahi900', 'raat300'],
  paper: ['chuna0', 'chuna50'],
  'paper-line': ['neel200', 'neel300'],
  'wall-1': ['neel400', 'neel600'],
  'wall-1-dark': ['neel600', 'neel700'],
  'wall-2': ['rani400', 'rani600'],
  'wall-2-dark': ['rani600', 'rani700'],
  'wall-3': ['genda300', 'genda600'],
  'wall-3-dark': ['genda500', 'genda700'],
  'wall-4': ['tota400', 'tota600'],
  'wall-4-dark': ['tota600', 'tota700'],
  'wall-5': ['mitti400', 'mitti600'],
  'wall-5-dark': ['mitti600', 'mitti700'],
  window: ['neel800', 'genda200'],
  // A window without a star stays dark at night too.
  pane: ['neel800', 'raat950'],
  trim: ['chuna50', 'chuna200'],
  blue: ['neel500', 'neel400'],
  'blue-deep': ['neel700', 'neel600'],
  marigold: ['genda400', 'genda400'],
  'marigold-deep': ['genda500', 'genda500'],
  pink: ['rani500', 'rani400'],
  'pink-deep': ['rani600', 'rani600'],
  green: ['tota500', 'tota400'],
  'green-deep': ['tota600', 'tota600'],
  clay: ['mitti500', 'mitti400'],
  'clay-deep': ['mitti600', 'mitti600'],
  red: ['mirch600', 'mirch400'],
  fur: ['fur', 'fur'],
  'fur-dark': ['furDark', 'furDark'],
  'fur-light': ['furLight', 'furLight'],
  ink: ['hair', 'hair'],
  'skin-1': ['skinLight', 'skinLight'],
  'skin-2': ['skinMid', 'skinMid'],
  'skin-3': ['skinDeep', 'skinDeep'],
} as const satisfies Record<string, readonly [Paint, Paint]>;

/** Shadows use colours, so they follow the theme too. The edge is a solid offset, not a blur. */
export const shadows = {
  'shadow-raised': [
    '0 1px 0 rgb(138 118 86 / 0.18), 0 6px 18px rgb(84 60 20 / 0.09)',
    '0 1px 0 rgb(0 0 0 / 0.4), 0 8px 22px rgb(4 5 24 / 0.45)',
  ],
  'shadow-floating': ['0 12px 40px rgb(60 40 20 / 0.24)', '0 16px 48px rgb(2 3 16 / 0.7)'],
  backdrop: ['rgb(35 26 61 / 0.55)', 'rgb(4 5 24 / 0.72)'],
} as const satisfies Record<string, readonly [string, string]>;

export type SemanticColour = keyof typeof semanticColours;
export type Theme = 'light' | 'dark';
export const themeIndex = { light: 0, dark: 1 } as const satisfies Record<Theme, 0 | 1>;
