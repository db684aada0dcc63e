// A group of things in a picture: several of one thing, or one thing on, under, in, beside, behind or above another.

import type { Relation, Thing } from '#domain/worksheet/picture.ts';
import { moved } from './shapes.ts';
import { drawings } from './things.ts';

/** A drawing and its size. */
export interface Group {
  readonly shapes: string;
  readonly width: number;
  readonly height: number;
}

const SIDE = 100;
const FEET = 97;
const SMALL = 58;
const SMALL_ROW = 88;
const MOST_IN_A_ROW = 3;

export function groupOf({ count, name, place }: Thing): Group {
  const item = rowOf(drawings[name].shapes, count);
  return place === undefined ? item : placed(item, place.relation, place.other);
}

/** Draws up to three in a row, and the rest in a second row. */
function rowOf(shapes: string, count: number): Group {
  if (count === 1) return { shapes, width: SIDE, height: SIDE };
  const columns = count === 4 ? 2 : Math.min(count, MOST_IN_A_ROW);
  const rows = Math.ceil(count / columns);
  const scale = rows === 1 ? 0.72 : 0.6;
  const step = SIDE * scale;
  const copies = Array.from({ length: count }, (_, index) =>
    moved(shapes, (index % columns) * step, Math.floor(index / columns) * step, scale),
  );
  return { shapes: copies.join(''), width: columns * step, height: rows * step };
}

/** Draws the thing and the one it is placed by on common ground. */
function placed(item: Group, relation: Relation, name: Thing['name']): Group {
  const other = drawings[name];
  const widest = item.width > SIDE ? SMALL_ROW : SMALL * (relation === 'behind' ? 1.35 : 1);
  const scale = widest / item.width;
  const width = item.width * scale;
  const height = item.height * scale;
  const feet = height * (FEET / SIDE);
  const middle = (SIDE - width) / 2;
  const draw = (x: number, y: number) => moved(item.shapes, x, y, scale);
  const top = other.top ?? 8;
  const [shapes, extraWidth, extraHeight] = {
    on: () => [other.shapes + draw(middle, top - feet + 2), 0, Math.max(0, feet - top)],
    above: () => [other.shapes + draw(middle, top - feet - 14), 0, Math.max(0, feet + 14 - top)],
    under: () => [other.shapes + draw(middle, FEET - feet), 0, 0],
    in: () => {
      const rim = other.rim ?? 60;
      return [
        draw(middle, rim - height * 0.72) + other.shapes,
        0,
        Math.max(0, height * 0.72 - rim),
      ];
    },
    behind: () => [
      draw(SIDE * 0.52, FEET - feet - 16) + other.shapes,
      Math.max(0, SIDE * 0.52 + width - SIDE),
      Math.max(0, feet + 16 - FEET),
    ],
    beside: () => [other.shapes + draw(SIDE + 4, FEET - feet), width + 4, 0],
  }[relation]() as [string, number, number];
  return {
    shapes: moved(shapes, 0, extraHeight),
    width: SIDE + extraWidth,
    height: SIDE + extraHeight,
  };
}

export function svgOf({ shapes, width, height }: Group): string {
  const pad = 3;
  const box = `${-pad} ${-pad} ${width + 2 * pad} ${height + 2 * pad}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width + 2 * pad}" height="${height + 2 * pad}">${shapes}</svg>`;
}
