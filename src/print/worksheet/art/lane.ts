// A strip of the gully: a row of houses under paper flags. The seed decides which houses and in which order, so every
// concept sheet has its own lane.

import { type Rng, rngFrom } from '#domain/random/random.ts';
import { path, rect, stroke } from './shapes.ts';

const WIDTH = 900;
const HEIGHT = 104;
const walls = ['yellow', 'pink', 'blue', 'sand', 'orange', 'white', 'green'] as const;

export function lane(seed: string): string {
  const rng = rngFrom(`lane ${seed}`);
  const houses: string[] = [];
  let x = 0;
  let wall = Math.floor(rng() * walls.length);
  while (x < WIDTH - 40) {
    const width = Math.min(64 + Math.floor(rng() * 46), WIDTH - x);
    wall = (wall + 1 + Math.floor(rng() * (walls.length - 1))) % walls.length;
    houses.push(house(x, width, walls[wall] ?? 'sand', rng));
    x += width;
  }
  return houses.join('') + flags(rng) + stroke(`M0 ${HEIGHT - 2}H${WIDTH}`);
}

export const laneSize = { width: WIDTH, height: HEIGHT };

function house(x: number, width: number, wall: (typeof walls)[number], rng: Rng): string {
  const top = 42 + Math.floor(rng() * 18);
  const roof = Math.floor(rng() * 3);
  const middle = x + width / 2;
  const door = path('brown', `M${middle - 9} ${HEIGHT - 2}v-20q0-9 9-9t9 9v20z`);
  const opening = (at: number) => path('white', `M${at} ${top + 26}v-9q0-6 6-6t6 6v9z`);
  const windows = width > 80 ? opening(x + 12) + opening(x + width - 26) : opening(middle - 7);
  const roofs = [
    rect('stone', x - 1, top - 7, width + 2, 9, 1),
    path('red', `M${x - 2} ${top + 1}l12-18h${width - 20}l12 18z`),
    path('stone', `M${x} ${top + 1}q${width / 6}-20 ${width / 3} 0t${width / 3} 0t${width / 3} 0z`),
  ];
  return rect(wall, x, top, width, HEIGHT - 2 - top, 0) + (roofs[roof] ?? '') + windows + door;
}

function flags(rng: Rng): string {
  const paints = ['red', 'yellow', 'green', 'blue', 'pink'] as const;
  const start = Math.floor(rng() * paints.length);
  const count = 24;
  const step = WIDTH / count;
  const sag = (at: number) => 8 + 20 * Math.abs(Math.sin((at / WIDTH) * Math.PI * 3));
  const triangles = Array.from({ length: count }, (_, index) => {
    const at = (index + 0.5) * step;
    const paint = paints[(index + start) % paints.length] ?? 'red';
    return path(paint, `M${at - 8} ${Math.round(sag(at))}h16l-8 16z`, 1.5);
  });
  const string = Array.from({ length: 61 }, (_, index) => (index * WIDTH) / 60)
    .map((at, index) => `${index === 0 ? 'M' : 'L'}${Math.round(at)} ${Math.round(sag(at))}`)
    .join('');
  return stroke(string, 1.5) + triangles.join('');
}
