// Things seen outdoors, each drawn on 100 by 100.

import { circle, type Drawing, dot, path, rect, stroke } from './shapes.ts';

const wheel = (x: number, y: number, r: number) => circle('stone', x, y, r) + dot(x, y, 3);
const cloudShape = 'M22 62c-20 0-20-26-2-28 2-20 32-24 40-8 16-8 30 8 22 20 10 4 6 16-6 16z';

export const outdoors = {
  auto: {
    shapes:
      path('yellow', 'M8 80C4 40 10 22 34 20h34c10 0 16 14 20 30l6 14v16z') +
      path('green', 'M6 58h84l4 8v16H8z') +
      path('blue', 'M64 28h6q8 10 12 28H64zM16 54q0-26 16-26h22v26z') +
      wheel(24, 86, 11) +
      wheel(78, 86, 11),
  },
  bicycle: {
    shapes:
      circle('white', 22, 74, 20) +
      circle('white', 78, 74, 20) +
      stroke('M22 74l18-30h28l10 30M40 44l12 30L68 44M52 74H22M66 34l4 14M62 34h10', 4) +
      stroke('M34 40h12', 6),
  },
  boat: {
    top: 60,
    shapes:
      stroke('M48 10v54', 5) +
      path('white', 'M52 12q30 20 34 44H52z') +
      path('yellow', 'M44 20Q28 34 20 56h24z') +
      path('brown', 'M6 64h88L80 88H20z') +
      stroke('M2 94q12-8 24 0t24 0 24 0 24 0', 3),
  },
  bus: {
    top: 22,
    shapes:
      rect('red', 4, 22, 92, 62, 8) +
      rect('blue', 12, 32, 18, 20) +
      rect('blue', 36, 32, 18, 20) +
      rect('blue', 60, 32, 28, 20) +
      stroke('M4 64h92') +
      wheel(26, 86, 11) +
      wheel(74, 86, 11),
  },
  car: {
    top: 32,
    shapes:
      path('deep', 'M4 82V62q0-8 10-8h10l12-20q2-4 8-4h22q6 0 9 5l13 19q10 2 10 12v16z') +
      path('blue', 'M34 54l8-14h8v14zM56 40h10l10 14H56z', 2) +
      wheel(26, 84, 12) +
      wheel(76, 84, 12),
  },
  cloud: { shapes: path('grey', cloudShape) },
  hill: {
    top: 30,
    shapes:
      path('dark', 'M30 97q24-64 44-64 14 0 26 64z') +
      path('green', 'M0 97Q20 34 40 34q22 0 46 63z'),
  },
  house: {
    top: 14,
    shapes:
      rect('yellow', 14, 46, 72, 50) +
      path('red', 'M4 48L50 10l46 38z') +
      rect('brown', 42, 64, 18, 32) +
      rect('blue', 22, 56, 14, 14) +
      rect('blue', 66, 56, 14, 14),
  },
  moon: {
    shapes: path(
      'yellow',
      'M62 10C30 8 12 34 18 60c6 26 36 40 62 24-26 0-42-18-42-40 0-16 10-28 24-34z',
    ),
  },
  rain: {
    shapes:
      path('grey', cloudShape) +
      stroke(
        'M26 70l-6 14M44 70l-6 14M62 70l-6 14M80 70l-6 14M34 84l-5 12M52 84l-5 12M70 84l-5 12',
        3,
      ),
  },
  rocket: {
    shapes:
      path('red', 'M30 58L14 84h18zM70 58l16 26H68z') +
      path('white', 'M50 4c18 16 24 40 20 76H30C26 44 32 20 50 4z') +
      circle('blue', 50, 40, 9) +
      path('yellow', 'M38 82h24l-12 15z'),
  },
  star: { shapes: path('yellow', 'M50 6l13 30 33 3-25 21 8 33-29-18-29 18 8-33L4 39l33-3z') },
  sun: {
    shapes:
      stroke('M50 4v12M50 84v12M4 50h12M84 50h12M18 18l8 8M74 74l8 8M82 18l-8 8M26 74l-8 8', 4) +
      circle('yellow', 50, 50, 26),
  },
  train: {
    shapes:
      rect('deep', 10, 14, 80, 66, 12) +
      rect('blue', 20, 26, 26, 22) +
      rect('blue', 54, 26, 26, 22) +
      rect('yellow', 10, 56, 80, 8, 0) +
      circle('white', 24, 72, 4, 2) +
      circle('white', 76, 72, 4, 2) +
      stroke('M26 80l-8 17M74 80l8 17M14 92h72', 4),
  },
  wall: {
    top: 44,
    shapes:
      rect('orange', 2, 44, 96, 53) +
      stroke('M2 61h96M2 79h96M26 44v17M62 44v17M44 61v18M80 61v18M20 79v18M60 79v18', 2),
  },
  window: {
    shapes:
      rect('brown', 10, 10, 80, 76) +
      rect('blue', 18, 18, 28, 60) +
      rect('blue', 54, 18, 28, 60) +
      rect('sand', 4, 84, 92, 9),
  },
} satisfies Record<string, Drawing>;
