// Pictures: things on a common ground, and Gilli with the lane on a concept sheet.

import { isOptions } from '#domain/worksheet/gap.ts';
import type { SectionOf } from '#domain/worksheet/kinds/all-kinds.ts';
import { firstAnswer } from '#domain/worksheet/kinds/fill.ts';
import { marksOf } from '#domain/worksheet/marked-text.ts';
import type { Picture, Thing } from '#domain/worksheet/picture.ts';
import { type Code, call, join, mm, NONE, NOTHING, text } from '../../typst/markup.ts';
import { groupOf, svgOf } from '../art/group.ts';
import type { Layout } from './layout.ts';
import {
  choices,
  gapFor,
  linesFor,
  marked,
  numbered,
  roomy,
  solution,
  solved,
  stressed,
} from './pieces.ts';

const HEIGHT = 34;

export const picture: Layout<SectionOf<'picture'>> = {
  sheet({ picture: shown, tasks }, place) {
    const { readers } = place;
    const gaps = tasks.flatMap((task) => marksOf(task.text)).filter((mark) => !isOptions(mark));
    const gap = gaps.length === 0 ? NOTHING : gapFor(gaps.map(firstAnswer), readers);
    const bodies = tasks.map(({ text: sentence, answer }) =>
      answer === undefined
        ? roomy(
            readers,
            marked(sentence, (mark) => (isOptions(mark) ? choices(mark) : gap)),
          )
        : join(stressed(sentence), linesFor([answer], readers)),
    );
    return join(call('scene', [thingsOf(shown, HEIGHT)]), numbered(bodies, place));
  },
  key: ({ tasks }, place) =>
    solved(
      tasks.map(({ text: sentence, answer, why }) => ({
        answer:
          answer === undefined
            ? marked(sentence, solution)
            : join(stressed(sentence), text(' '), call('answer', [stressed(answer)])),
        why,
      })),
      place,
    ),
};

/** The things in a row, each with a description for those who do not see it. */
export function thingsOf({ things }: Picture, height: number): Code {
  const items = things.map((thing) => [
    text(svgOf(groupOf(thing))),
    text(descriptionOf(thing)),
    thing.label === undefined ? NONE : text(thing.label),
  ]);
  return call('things', [items], { height: mm(height) });
}

function descriptionOf({ count, name, place }: Thing): string {
  const what = count === 1 ? name : `${count} × ${name}`;
  return place === undefined ? what : `${what} ${place.relation} ${place.other}`;
}
