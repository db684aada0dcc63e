// Pictures: things on a common ground, and Gilli with the lane on a concept sheet.

import { isOptions } from '#domain/worksheet/gap.ts';
import type { SectionOf } from '#domain/worksheet/kinds/all-kinds.ts';
import { marksOf } from '#domain/worksheet/marked-text.ts';
import type { Picture, Thing } from '#domain/worksheet/picture.ts';
import { type Code, call, join, mm, NONE, text } from '../../typst/markup.ts';
import { groupOf, svgOf } from '../art/group.ts';
import type { Layout } from './layout.ts';
import {
  answered,
  choices,
  gapsFor,
  linesFor,
  markedAndGlued,
  numbered,
  roomy,
  solved,
  stressed,
} from './pieces.ts';

const HEIGHT = 34;
/** Up to this many tasks stay on the page of their picture. */
const MOST_TOGETHER = 5;

export const picture: Layout<SectionOf<'picture'>> = {
  sheet({ picture: shown, tasks }, place) {
    const { readers } = place;
    const gaps = tasks.flatMap((task) => marksOf(task.text)).filter((mark) => !isOptions(mark));
    const gap = gapsFor(gaps, readers);
    const bodies = tasks.map(({ text: sentence, answer }) =>
      answer === undefined
        ? roomy(
            readers,
            markedAndGlued(sentence, (mark) => (isOptions(mark) ? choices(mark) : gap(mark))),
          )
        : join(stressed(sentence), linesFor([answer], readers)),
    );
    return join(
      call('scene', [thingsOf(shown, HEIGHT)]),
      numbered(bodies, place, tasks.length <= MOST_TOGETHER),
    );
  },
  key: ({ tasks }, place) =>
    solved(
      tasks.map(({ text: sentence, answer, why }) => ({
        answer:
          answer === undefined
            ? answered(sentence)
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
