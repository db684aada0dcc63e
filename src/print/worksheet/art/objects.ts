// Things that people use, wear and eat, each drawn on 100 by 100.

import { circle, type Drawing, dot, oval, path, rect, stroke } from './shapes.ts';

const legs = (left: number, right: number, top: number) =>
  rect('brown', left, top, 7, 97 - top, 1) + rect('brown', right - 7, top, 7, 97 - top, 1);

export const objects = {
  apple: {
    shapes:
      path(
        'red',
        'M50 34c-16-12-38-2-36 24 2 24 18 40 28 38 6-2 10-2 16 0 10 2 26-14 28-38 2-26-20-36-36-24z',
      ) +
      stroke('M50 34q0-12 6-20', 4) +
      path('green', 'M56 20q10-14 24-8-6 14-24 8z', 2),
  },
  bag: {
    rim: 50,
    top: 34,
    shapes:
      stroke('M34 40V26q0-16 16-16t16 16v14', 4) +
      path('deep', 'M18 38h64l6 52q0 6-6 6H18q-6 0-6-6z') +
      path('blue', 'M28 60h44v36H28z') +
      stroke('M44 68h12', 4),
  },
  ball: {
    shapes:
      circle('red', 50, 62, 34) +
      path('white', 'M20 46q30 20 60 0M20 78q30-20 60 0', 3) +
      stroke('M50 28v68'),
  },
  banana: {
    shapes:
      path('yellow', 'M22 16c2 40 26 60 62 58 6 0 6 8 0 12-44 14-80-16-72-66z') +
      path('brown', 'M12 20l-2-12h10l2 8z', 2) +
      stroke('M20 40c8 24 26 38 50 42', 2),
  },
  basket: {
    rim: 56,
    top: 44,
    shapes:
      stroke('M20 50C20 10 80 10 80 50', 5) +
      path('sand', 'M10 48h80L80 96H20z') +
      stroke('M14 64h72M17 80h66M34 48l6 48M50 48v48M66 48l-6 48', 2) +
      rect('brown', 8, 44, 84, 9),
  },
  bed: {
    top: 52,
    shapes:
      rect('brown', 4, 28, 8, 69) +
      rect('brown', 88, 44, 8, 53) +
      rect('white', 12, 52, 76, 16) +
      path('blue', 'M40 52h48v22H40z') +
      oval('white', 26, 49, 13, 7) +
      rect('brown', 8, 68, 84, 7),
  },
  bell: {
    shapes:
      path(
        'yellow',
        'M50 14c22 0 26 22 28 44 1 12 6 18 12 24H10c6-6 11-12 12-24 2-22 6-44 28-44z',
      ) +
      circle('stone', 50, 88, 8) +
      stroke('M50 14V4', 5) +
      stroke('M10 82h80', 4),
  },
  book: {
    top: 52,
    shapes:
      path('blue', 'M50 46C36 36 20 36 6 40v50c14-4 30-4 44 6z') +
      path('white', 'M50 46c14-10 30-10 44-6v50c-14-4-30-4-44 6z') +
      stroke('M60 56q14-6 26-3M60 68q14-6 26-3M60 80q14-6 26-3', 2) +
      stroke('M14 53q14-2 26 4M14 65q14-2 26 4', 2),
  },
  bottle: {
    shapes:
      path('blue', 'M42 26h16v10c0 6 12 10 12 22v34q0 5-5 5H35q-5 0-5-5V58c0-12 12-16 12-22z') +
      rect('deep', 40, 14, 20, 13) +
      rect('white', 30, 62, 40, 18, 0),
  },
  box: {
    rim: 54,
    top: 44,
    shapes:
      path('sand', 'M14 50h72v46H14z') +
      path('brown', 'M14 50L2 38h30l12 12zM86 50l12-12H68L56 50z') +
      stroke('M50 50v16M42 66h16', 3),
  },
  cake: {
    top: 30,
    shapes:
      rect('pink', 16, 50, 68, 42, 4) +
      path(
        'white',
        'M16 56v-8h68v8q-6 12-12 0-6 12-12 0-5 12-10 0-5 12-10 0-6 12-12 0-6 12-12 0z',
      ) +
      stroke('M8 96h84', 4) +
      rect('deep', 47, 28, 6, 20, 1) +
      path('yellow', 'M50 12q8 10 0 15-8-5 0-15z', 2),
  },
  chair: {
    top: 58,
    shapes:
      rect('brown', 22, 8, 7, 89) +
      rect('sand', 28, 14, 42, 10) +
      rect('sand', 28, 32, 42, 10) +
      rect('brown', 70, 8, 7, 54) +
      rect('sand', 18, 58, 64, 9) +
      rect('brown', 73, 66, 7, 31),
  },
  clock: {
    shapes:
      circle('white', 50, 54, 40) +
      stroke('M50 54V28M50 54l18 12', 4) +
      stroke('M50 18v6M50 84v6M14 54h6M80 54h6', 3) +
      dot(50, 54, 4),
  },
  computer: {
    shapes:
      rect('stone', 10, 14, 80, 56, 5) +
      rect('blue', 17, 21, 66, 42, 2) +
      path('grey', 'M42 70h16l4 18H38z') +
      rect('grey', 24, 88, 52, 8),
  },
  cup: {
    rim: 46,
    top: 38,
    shapes:
      stroke('M72 50q20-4 18 12t-22 14', 5) +
      path('white', 'M16 40h58l-4 44q-2 12-14 12H34q-12 0-14-12z') +
      path('blue', 'M18 56h54l-1 10H19z') +
      stroke('M34 30q-6-8 0-16M52 30q-6-8 0-16', 2),
  },
  door: {
    shapes:
      rect('brown', 20, 4, 60, 93) +
      rect('sand', 29, 13, 42, 32) +
      rect('sand', 29, 54, 42, 34) +
      circle('yellow', 72, 52, 4, 2),
  },
  drum: {
    top: 32,
    shapes:
      path('red', 'M14 38v44c0 18 72 18 72 0V38z') +
      stroke('M14 50l14 40 16-40 14 44 14-44 14 36', 2) +
      oval('white', 50, 38, 36, 14) +
      stroke('M60 34L92 8M40 32L12 6', 4),
  },
  egg: { shapes: path('white', 'M50 14c20 0 34 30 34 48S68 96 50 96 16 80 16 62s14-48 34-48z') },
  hat: {
    shapes:
      path('yellow', 'M26 70c0-30 8-46 24-46s24 16 24 46z') +
      oval('yellow', 50, 76, 44, 14) +
      path('deep', 'M25 66q25 14 50 0l-1-9q-24 12-48 0z', 2),
  },
  key: {
    shapes:
      path('yellow', 'M42 44h50v12h-6v12H76V56h-8v8h-8v-8H42z') +
      circle('yellow', 28, 50, 21) +
      circle('white', 24, 50, 8),
  },
  kite: {
    shapes:
      path('red', 'M50 4l34 36-34 40-34-40z') +
      path('yellow', 'M50 4L16 40h68z') +
      stroke('M50 4v76M16 40h68', 2) +
      stroke('M50 80q-12 8 0 12t8 5', 2) +
      path('deep', 'M40 86l10 4-8 7z', 2),
  },
  ladder: {
    shapes:
      stroke('M34 6L22 97M66 6l12 91', 6) +
      stroke('M33 22h34M31 38h38M29 54h42M27 70h46M25 86h50', 4),
  },
  lamp: {
    shapes:
      path('yellow', 'M34 12h32l16 40H18z') +
      stroke('M50 52v36', 6) +
      path('stone', 'M28 96q0-10 22-10t22 10z'),
  },
  letter: {
    shapes: rect('white', 8, 28, 84, 58, 3) + stroke('M8 30l42 32 42-32M8 86l30-32M92 86L62 54'),
  },
  mango: {
    shapes:
      path(
        'yellow',
        'M66 20C90 24 98 52 86 74C74 95 42 100 22 84C10 74 4 62 12 58C20 55 28 58 34 46C40 32 46 17 66 20z',
      ) +
      path('red', 'M66 22C88 26 95 46 88 62C82 46 74 34 58 30C60 25 62 22 66 22z', 1) +
      stroke('M68 20q0-6 3-10', 4) +
      path('green', 'M70 12C58-2 38 0 28 12C42 20 58 20 70 12z', 2),
  },
  pencil: {
    shapes:
      path('yellow', 'M70 10l20 20-56 56-20-20z') +
      path('pink', 'M70 10l8-6q6 0 12 6t6 12l-6 8z') +
      path('sand', 'M14 66l20 20-28 8z') +
      path('ink', 'M6 94l10-3-7-7z', 1) +
      stroke('M63 17l20 20', 2),
  },
  phone: {
    shapes:
      rect('stone', 28, 6, 44, 90, 8) +
      rect('blue', 34, 16, 32, 64, 2) +
      circle('white', 50, 88, 4, 2),
  },
  pot: {
    rim: 46,
    top: 34,
    shapes:
      path('orange', 'M32 40C2 54 10 96 34 96h32c24 0 32-42 2-56z') +
      rect('orange', 28, 32, 44, 10, 4) +
      stroke('M18 66q32 12 64 0', 2),
  },
  shelf: {
    top: 40,
    shapes:
      rect('sand', 4, 40, 92, 9) +
      path('brown', 'M14 49h9v18zM86 49h-9v18z') +
      rect('sand', 4, 86, 92, 9),
  },
  shirt: {
    shapes:
      path('green', 'M34 14L8 30l10 24 12-6v48h40V48l12 6 10-24-26-16q-16 14-32 0z') +
      stroke('M50 26v70', 2) +
      dot(54, 44) +
      dot(54, 60) +
      dot(54, 76),
  },
  shoe: {
    shapes:
      path('deep', 'M10 44h24q8 22 34 26 24 4 24 22H10z') +
      rect('white', 8, 86, 86, 10, 4) +
      stroke('M38 58l10-8M46 64l9-8M56 68l7-8', 2),
  },
  table: { top: 44, shapes: legs(14, 86, 52) + rect('sand', 4, 44, 92, 9) },
  umbrella: {
    shapes:
      stroke('M50 20v66q0 10 10 10t10-10', 5) +
      path(
        'red',
        'M4 54C6 26 26 12 50 12s44 14 46 42q-12-10-23 0-11-10-23 0-11-10-23 0-11-10-23 0z',
      ) +
      stroke('M50 12Q30 30 27 54M50 12q20 18 23 42M50 12V4', 2),
  },
  watch: {
    shapes:
      rect('brown', 38, 2, 24, 95, 3) +
      circle('white', 50, 50, 25) +
      stroke('M50 50V34M50 50l10 8', 3),
  },
} satisfies Record<string, Drawing>;
