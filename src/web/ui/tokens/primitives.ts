/**
 * The paint shelf: every raw colour and measure of the product, named after things found in an Indian lane. Nothing
 * outside tokens/ may import this file; use the semantic names instead.
 */
export const paint = {
  // chuna: limewash
  chuna0: '#ffffff',
  chuna50: '#fff9ed',
  chuna100: '#fdf0d9',
  chuna200: '#f7e3c3',
  chuna300: '#e5cda4',
  chuna600: '#8a7656',
  // syahi: ink
  syahi900: '#231a3d',
  syahi700: '#54486e',
  // raat: night sky
  raat950: '#0e1033',
  raat900: '#151842',
  raat850: '#1c2053',
  raat800: '#262b68',
  raat700: '#363d85',
  raat500: '#7a82c6',
  raat300: '#c0c5ee',
  // neel: the blue of Jodhpur's walls
  neel50: '#eef2ff',
  neel100: '#dbe5ff',
  neel200: '#b8caff',
  neel300: '#95adff',
  neel400: '#6585f5',
  neel500: '#3f60e0',
  neel600: '#2b47c4',
  neel700: '#21389b',
  neel800: '#1b2d77',
  // genda: marigold
  genda100: '#ffe8ae',
  genda200: '#ffd873',
  genda300: '#ffc73a',
  genda400: '#ffb412',
  genda500: '#f49700',
  genda600: '#c06c00',
  genda700: '#8f4e00',
  genda900: '#6e3c08',
  // tota: parrot green
  tota50: '#e8f8e6',
  tota100: '#caefc8',
  tota300: '#85dc8c',
  tota400: '#46c064',
  tota500: '#1f9a48',
  tota600: '#13753a',
  tota700: '#0d5b2d',
  tota900: '#0a3a2b',
  // rani: the pink of festival cloth
  rani50: '#ffedf5',
  rani100: '#ffd5e6',
  rani300: '#ff93bf',
  rani400: '#f65f9c',
  rani500: '#dd3279',
  rani600: '#b61d62',
  rani700: '#8c124a',
  rani900: '#5a1346',
  // mitti: terracotta
  mitti50: '#ffefe6',
  mitti100: '#ffdcc8',
  mitti300: '#f8a882',
  mitti400: '#ea7e50',
  mitti500: '#d05e30',
  mitti600: '#a3421b',
  mitti700: '#7c3012',
  mitti900: '#5c2a24',
  // mirch: chilli red
  mirch50: '#ffeeec',
  mirch300: '#ffa097',
  mirch400: '#f9695d',
  mirch600: '#c0271e',
  mirch700: '#961a14',
  mirch900: '#4b1333',
  // people and creatures
  fur: '#b97f4e',
  furDark: '#70452a',
  furLight: '#ffe6c4',
  skinLight: '#d99a6c',
  skinMid: '#b87647',
  skinDeep: '#8a5230',
  hair: '#2b1a1a',
} as const;

export type Paint = keyof typeof paint;

export const measures = {
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  // On a phone the larger ones do not grow with the letters, which need the width.
  'space-4': 'min(1rem, 5vw)',
  'space-5': 'min(1.5rem, 7.5vw)',
  'space-6': 'min(2rem, 10vw)',
  'space-7': 'min(3rem, 15vw)',
  'space-8': 'min(4rem, 20vw)',
  gutter: 'min(clamp(1rem, 0.5rem + 2.4vw, 2.5rem), 5vw)',
  target: '3rem',
  'width-narrow': '30rem',
  'width-normal': '60rem',
  'width-wide': '75rem',

  'radius-s': '0.5rem',
  'radius-m': '0.875rem',
  'radius-l': '1.5rem',
  'radius-pill': '999px',
  // The bonnet of an autorickshaw: high, round shoulders on a flatter base.
  'radius-auto': '1.5rem 1.5rem 1rem 1rem',

  'font-ui': 'Lexend, Lexend Fallback, system-ui, sans-serif',
  'font-reading': 'Andika, Andika Fallback, Andika Fallback Linux, system-ui, sans-serif',
  'font-size-xs': '0.875rem',
  'font-size-s': '0.9375rem',
  'font-size-m': '1.0625rem',
  'font-size-l': 'clamp(1.1875rem, 1.13rem + 0.25vw, 1.3125rem)',
  'font-size-xl': 'clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem)',
  'font-size-2xl': 'clamp(1.75rem, 1.4rem + 1.6vw, 2.625rem)',
  'font-size-3xl': 'clamp(2.25rem, 1.5rem + 3.4vw, 4.25rem)',
  'line-tight': '1.15',
  'line-normal': '1.55',

  'duration-fast': '120ms',
  'duration-normal': '240ms',
  'duration-slow': '480ms',
  'ease-out': 'cubic-bezier(0.2, 0.8, 0.3, 1)',
  'ease-bounce': 'cubic-bezier(0.34, 1.56, 0.64, 1)',

  'layer-raised': '1',
  'layer-header': '10',
  'layer-floating': '20',
  'layer-loader': '50',
} as const;
