// People, animals and plants, each drawn on 100 by 100.

import { circle, type Drawing, dot, oval, path, rect, stroke } from './shapes.ts';

const eyes = (x: number, y: number, apart: number) => dot(x - apart, y) + dot(x + apart, y);
const smile = (x: number, y: number) => stroke(`M${x - 6} ${y}q6 6 12 0`, 2);

export const livingThings = {
  bird: {
    shapes:
      path('yellow', 'M78 46l14 5-14 6z') +
      path('deep', 'M20 62C20 38 44 30 60 36c10-8 24 0 22 14-1 18-14 34-36 34-14 0-26-8-26-22z') +
      path('blue', 'M30 58c10-8 26-4 28 8-10 10-24 6-28-8z') +
      path('deep', 'M24 70L6 84l22-4z') +
      dot(68, 46) +
      stroke('M46 84v12M56 83v13M40 97h10M52 97h10'),
  },
  boy: {
    shapes:
      path('deep', 'M36 70h28v20H36z') +
      stroke('M42 90v7M58 90v7', 5) +
      path('green', 'M30 74c0-18 8-26 20-26s20 8 20 26z') +
      stroke('M32 56l-10 16M68 56l10 16', 4) +
      circle('skin', 50, 30, 18) +
      path('ink', 'M32 28c0-16 10-20 18-20s18 6 18 20c-4-8-8-10-18-10s-14 2-18 10z') +
      eyes(50, 32, 7) +
      smile(50, 39),
  },
  butterfly: {
    shapes:
      path('orange', 'M50 50C30 16 8 22 12 42c2 14 20 16 38 10z') +
      path('orange', 'M50 50c20-34 42-28 38-8-2 14-20 16-38 10z') +
      path('yellow', 'M50 54C30 56 18 70 28 82c8 8 20-8 22-26z') +
      path('yellow', 'M50 54c20 2 32 16 22 28-8 8-20-8-22-26z') +
      path('ink', 'M48 40q2-4 4 0v42q-2 4-4 0z') +
      stroke('M49 40L40 24M51 40l9-16', 2),
  },
  cat: {
    shapes:
      stroke('M76 84c16 2 18-18 10-28', 7) +
      path('grey', 'M30 96c-6-30 4-46 22-46s28 18 24 46z') +
      path('grey', 'M26 20l8 12q14-6 28 0l8-12 2 28c0 14-10 20-24 20S24 62 24 48z') +
      eyes(48, 42, 10) +
      path('pink', 'M45 50h6l-3 4z', 2) +
      stroke('M48 54q-4 5-8 2M48 54q4 5 8 2M30 50l-14-2M30 54l-13 4M66 50l14-2M66 54l13 4', 2) +
      stroke('M44 96V80M58 96V80', 2),
  },
  cow: {
    shapes:
      path('white', 'M22 44h52c8 0 10 8 10 18v14H22z') +
      path('stone', 'M44 44h20c0 14-18 16-20 0zM70 60h14v12c-8 2-14-4-14-12z', 2) +
      path('white', 'M26 76h10v21H26zM70 76h10v21H70zM40 76h8v21h-8zM58 76h8v21h-8z') +
      path(
        'white',
        'M12 40c-8-2-8-10-4-12l8 4q8-4 16 0l8-4c4 2 4 10-4 12v16c0 8-4 12-12 12S12 64 12 56z',
      ) +
      path('pink', 'M14 56h20q0 12-10 12T14 56z', 2) +
      path('sand', 'M14 30q-6-10 2-16 0 8 6 14zM34 30q6-10-2-16 0 8-6 14z', 2) +
      eyes(24, 44, 6) +
      stroke('M84 52q10 8 4 24', 2),
  },
  dog: {
    shapes:
      stroke('M74 66q14-6 12-20', 6) +
      path('sand', 'M30 96c-4-28 4-42 22-42s26 14 24 42z') +
      path('sand', 'M24 40c0-18 10-26 24-26s24 8 24 26-10 26-24 26-24-8-24-26z') +
      path(
        'brown',
        'M28 18C14 18 12 36 16 48c10 2 14-10 14-22zM68 18c14 0 16 18 12 30-10 2-14-10-14-22z',
      ) +
      eyes(48, 36, 9) +
      path('ink', 'M43 46h10l-5 6z') +
      stroke('M48 52v4q-5 5-10 1M48 56q5 5 10 1', 2) +
      stroke('M42 96V80M60 96V80', 2),
  },
  elephant: {
    shapes:
      path(
        'stone',
        'M24 46c0-18 16-26 34-26 22 0 34 16 34 40v37H78V78H56v19H42V76c-12-2-18-12-18-30z',
      ) +
      path('grey', 'M36 34c12-4 22 6 20 22-2 12-14 14-20 6z') +
      path('stone', 'M30 40c-18 0-24 14-22 34 1 12 12 14 14 4h-6c-2-12 2-18 14-16z') +
      path('white', 'M24 62q0 8 10 8z', 2) +
      dot(31, 46) +
      stroke('M92 52q6 10 2 22', 2),
  },
  fish: {
    shapes:
      path('orange', 'M70 52l22-18v36z') +
      path('orange', 'M6 52c12-28 52-32 70 0-18 32-58 28-70 0z') +
      path('yellow', 'M34 31q10-14 26-4l-4 8zM40 74q10 10 20 2l-6-6z', 2) +
      circle('white', 24, 46, 5, 2) +
      dot(24, 46) +
      stroke('M40 38q8 14 0 28M52 40q6 12 0 24', 2),
  },
  flower: {
    shapes:
      stroke('M50 50v47', 4) +
      path(
        'green',
        'M50 84C34 84 28 74 26 68c12-2 22 4 24 16zM50 76c14 0 20-8 22-14-10-2-20 2-22 14z',
      ) +
      [0, 72, 144, 216, 288]
        .map((turn) => `<g transform="rotate(${turn} 50 32)">${oval('pink', 50, 16, 10, 13)}</g>`)
        .join('') +
      circle('yellow', 50, 32, 9),
  },
  girl: {
    shapes:
      stroke('M43 90v7M57 90v7', 5) +
      path(
        'ink',
        'M30 26c-4 12-6 26-4 36h8c-2-12 0-24 0-32zM70 26c4 12 6 26 4 36h-8c2-12 0-24 0-32z',
      ) +
      path('red', 'M50 48c-12 0-16 6-18 18l-8 26h52l-8-26c-2-12-6-18-18-18z') +
      stroke('M34 58L22 74M66 58l12 16', 4) +
      circle('skin', 50, 30, 18) +
      path('ink', 'M31 32c-2-16 8-24 19-24s21 8 19 24c-6-4-8-10-9-14-8 6-18 8-29 14z') +
      eyes(50, 33, 7) +
      smile(50, 40),
  },
  goat: {
    shapes:
      path('white', 'M34 48h44c8 0 10 6 10 16v12H34z') +
      path('white', 'M38 76h8v21h-8zM50 76h8v21h-8zM66 76h8v21h-8zM78 76h8v21h-8z') +
      path('white', 'M16 40c-2-10 6-18 16-18 12 0 16 10 14 26l-8 16c-8 4-18 0-20-8z') +
      path('brown', 'M30 24Q30 6 46 6q-6 8-6 18zM24 24Q20 8 32 4q-2 8 2 18z', 2) +
      path('sand', 'M44 34q14 0 16 10-10 2-16-2z', 2) +
      path('grey', 'M24 62q0 12 6 16 4-6 4-15z', 2) +
      dot(28, 38) +
      stroke('M20 52q4 2 8 0', 2) +
      path('white', 'M86 50q8-4 8-12-8 0-10 10z', 2),
  },
  hen: {
    shapes:
      path(
        'orange',
        'M16 52C14 40 22 34 26 44c10 8 24 6 30-4 0-16 6-24 16-24 10 0 14 8 14 18-2 32-14 48-36 48-20 0-32-14-34-30z',
      ) +
      path('red', 'M62 18c-2-10 6-10 8-4 2-8 10-6 8 2l4 2zM78 42c6 0 8 12 2 14-6-2-6-10-2-14z') +
      path('yellow', 'M85 30l12 5-11 5z') +
      dot(76, 30) +
      path('yellow', 'M32 56c10-8 24-4 26 8-10 10-22 6-26-8z', 2) +
      stroke('M44 82v14M56 81v15M38 97h10M52 97h10'),
  },
  leaf: {
    shapes:
      path('green', 'M16 84C8 40 40 12 88 14c2 48-26 80-72 70z') +
      stroke('M8 94C30 66 48 46 76 26M36 66l-4-22M50 52l20 0'),
  },
  man: {
    shapes:
      path('grey', 'M36 66h28v28H52V76h-4v18H36z') +
      stroke('M36 97h10M54 97h10', 4) +
      path('white', 'M28 72c-2-20 8-28 22-28s24 8 22 28l-8 2H36z') +
      stroke('M32 54L22 74M68 54l10 20', 4) +
      circle('skin', 50, 26, 17) +
      path('ink', 'M33 24c0-14 8-18 17-18s17 4 17 18c-6-6-28-6-34 0z') +
      path('ink', 'M41 34q9-6 18 0-9 3-18 0z', 1) +
      eyes(50, 27, 7),
  },
  mouse: {
    shapes:
      stroke('M72 84q20 4 20-14 0-10-8-8', 4) +
      path('grey', 'M14 80c0-24 20-38 40-38 18 0 26 14 24 30-2 14-8 22-22 22H24z') +
      circle('pink', 34, 44, 12) +
      circle('pink', 52, 38, 11) +
      dot(28, 66) +
      circle('ink', 12, 80, 3) +
      stroke('M20 82l-12 8M22 86l-8 10', 2),
  },
  plant: {
    shapes:
      path('orange', 'M30 68h40l-5 28H35z') +
      rect('orange', 26, 60, 48, 10) +
      stroke('M50 60V28', 4) +
      path(
        'green',
        'M50 46C32 48 22 36 20 24c16-2 28 8 30 22zM50 38c14 0 24-10 26-24-16 0-26 10-26 24zM50 58c14 2 24-4 28-14-14-4-26 2-28 14z',
      ),
  },
  tiger: {
    shapes:
      stroke('M78 80c16 0 18-16 10-24', 7) +
      path('orange', 'M28 96c-6-28 4-42 24-42s28 14 26 42z') +
      circle('orange', 28, 22, 9) +
      circle('orange', 70, 22, 9) +
      path('orange', 'M22 42c0-18 12-28 27-28s27 10 27 28-12 26-27 26-27-8-27-26z') +
      oval('white', 49, 54, 14, 10) +
      stroke(
        'M49 14v12M38 17l3 10M60 17l-3 10M22 42h9M67 42h9M24 52h8M66 52h8M34 70l8 6M66 70l-8 6',
        3,
      ) +
      eyes(49, 40, 10) +
      path('ink', 'M44 48h10l-5 6z'),
  },
  tree: {
    top: 20,
    shapes:
      path('brown', 'M44 60h12l2 36H42z') +
      path(
        'green',
        'M22 62c-18 0-20-22-4-26C12 20 30 10 40 18c6-14 28-12 30 2 16-4 24 14 14 24 10 10 0 22-14 18-8 8-20 8-26 0-8 8-18 6-22 0z',
      ),
  },
  woman: {
    shapes:
      path('ink', 'M34 20c-6 14-4 28 0 32h32c4-4 6-18 0-32z') +
      path('pink', 'M50 46c-14 0-18 8-20 20l-6 30h52l-6-30c-2-12-6-20-20-20z') +
      path('yellow', 'M36 50l34 42h6l-6-26c-2-12-6-18-12-20z', 2) +
      stroke('M33 58L22 76M67 58l11 18', 4) +
      circle('skin', 50, 28, 17) +
      path('ink', 'M33 28c-2-14 8-20 17-20s19 6 17 20c-4-4-10-8-17-14-7 6-13 10-17 14z') +
      circle('red', 50, 20, 1.8, 1) +
      eyes(50, 30, 7) +
      smile(50, 37),
  },
} satisfies Record<string, Drawing>;
