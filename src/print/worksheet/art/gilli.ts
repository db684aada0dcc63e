// Gilli, the palm squirrel of the lane, drawn on 200 by 200; she is the same as on the site's pages
// (src/web/ui/art/mascot.tsx), in lighter colours.

import type { Mood } from '#domain/worksheet/picture.ts';

const INK = '#231a3d';
const FUR = '#c69a74';
const FUR_DARK = '#7d5236';
const FUR_LIGHT = '#f4e3cd';
const PINK = '#ff9dc2';
const DEEP = '#c8447d';
const MARIGOLD = '#ffc73a';

interface Pose {
  /** She speaks with her tail: a comma, a question mark, an exclamation mark, an ellipsis. */
  readonly tail: string;
  /** The dot of the question or exclamation mark. */
  readonly dot?: readonly [number, number];
  readonly arms: string;
  readonly face: string;
  readonly extra?: string;
}

const line = (d: string, colour = INK, width = 4.5) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const filled = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;
const spot = (cx: number, cy: number, rx: number, ry: number, colour: string) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${colour}"/>`;

function eyes(dx = 0, dy = 0): string {
  return [72, 112]
    .map(
      (x) =>
        spot(x, 76, 9.5, 11.5, INK) +
        spot(x + 3 + dx, 71 + dy, 3.8, 3.8, '#fff') +
        spot(x - 3 + dx, 80 + dy, 1.8, 1.8, '#fff'),
    )
    .join('');
}

const openMouth =
  filled('M80 100q12 7 24 0q-1 16-12 16t-12-16z', DEEP) +
  filled('M87 103q5 1.5 10 0v5h-10z', '#fff');

const poses: Readonly<Record<Mood, Pose>> = {
  hello: {
    tail: 'M128 172C172 178 184 146 170 120S150 70 180 54',
    arms: 'M66 132C46 124 34 108 32 88M122 132C138 138 138 152 124 156',
    face: eyes() + openMouth,
  },
  thinking: {
    tail: 'M128 166C156 168 152 134 166 118S194 84 184 60S146 44 148 72',
    dot: [170, 178],
    arms: 'M64 130C50 138 52 152 64 156M122 134C134 138 120 124 108 116',
    face: eyes(3, -4) + line('M62 58q8-6 17-3M106 52q9-4 17 3M86 103q6 3 11-1'),
  },
  cheering: {
    tail: 'M126 170C152 172 166 150 170 122S176 66 176 32',
    dot: [178, 180],
    arms: 'M66 132C48 122 36 106 34 88M118 132C134 122 144 108 145 90',
    face: line('M62 78q10-14 20 0M102 78q10-14 20 0', INK, 5.5) + openMouth,
    extra: line('M18 60l-8-6M30 40l-4-10M14 84l-10 2M136 24l3-10'),
  },
  oops: {
    tail: 'M126 176C150 184 178 184 182 164S164 148 162 162',
    arms: 'M66 132C48 130 46 112 56 104M118 132C136 130 138 112 128 104',
    face: eyes(0, 3) + line('M60 62q10-1 16-8M124 62q-10-1-16-8M82 108q5-6 10 0t10 0'),
    extra: filled('M140 44q9 13 0 18q-9-5 0-18z', '#b5c9ff'),
  },
  sleeping: {
    tail: 'M122 176C168 188 184 154 160 138S112 136 84 152',
    arms: 'M66 136C58 146 66 156 78 154',
    face: line('M62 78q10 10 20 0M102 78q10 10 20 0M86 103q6 4 12 0'),
    extra: line('M146 62h14l-14 16h14M168 34h18l-18 20h18'),
  },
};

function tailOf(path: string): string {
  const brush = (colour: string, width: number, dashes: string, more = '') =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dashes}" ${more}/>`;
  const round = 'stroke-linecap="round"';
  return (
    brush(FUR_DARK, 44, '0 13', round) +
    brush(FUR, 36, '0 13', round) +
    brush(FUR_LIGHT, 20, '3 10', 'stroke-dashoffset="-5"')
  );
}

function flower([x, y]: readonly [number, number]): string {
  return spot(x, y, 12, 12, MARIGOLD) + spot(x, y, 5.5, 5.5, '#c06c00');
}

export function gilli(mood: Mood): string {
  const { tail, dot, arms, face, extra = '' } = poses[mood];
  const isTailInFront = mood === 'sleeping';
  return [
    isTailInFront ? '' : tailOf(tail),
    dot === undefined ? '' : flower(dot),
    filled(
      'M92 98C60 98 46 140 50 168C52 184 70 188 92 188S132 184 134 168C138 140 124 98 92 98z',
      FUR,
    ),
    spot(92, 156, 25, 30, FUR_LIGHT),
    spot(70, 186, 18, 9, FUR_DARK),
    spot(114, 186, 18, 9, FUR_DARK),
    isTailInFront ? tailOf(tail) : '',
    spot(54, 42, 17, 17, FUR),
    spot(130, 42, 17, 17, FUR),
    spot(55, 44, 9, 9, PINK),
    spot(129, 44, 9, 9, PINK),
    filled(
      'M92 30C58 30 40 54 40 80C40 106 64 122 92 122S144 106 144 80C144 54 126 30 92 30z',
      FUR,
    ),
    filled(
      'M73 34C72 46 70 50 66 54C62 46 64 38 73 34zM111 34C112 46 114 50 118 54C122 46 120 38 111 34zM84 31h16C101 44 98 54 92 62C86 54 83 44 84 31z',
      FUR_DARK,
    ),
    line('M92 31v18', FUR_LIGHT),
    spot(92, 100, 30, 21, FUR_LIGHT),
    filled('M85 88q7-4 14 0q-2 8-7 8t-7-8z', INK),
    face,
    filled('M60 118Q92 138 124 118L120 128Q92 146 64 128z', PINK),
    filled('M92 134l-9 20l9 6l9-6z', DEEP),
    line(arms, FUR_DARK, 19),
    line(arms, FUR, 13),
    extra,
  ].join('');
}
