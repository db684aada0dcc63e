// A concept sheet, one page to pin up: the rule, examples, common mistakes and one thing to try.

import type { ConceptSheetFile } from '#domain/worksheet/sheet-file.ts';
import { worksheet as words } from '#messages/worksheet.ts';
import { AUTO, type Code, call, join, mm, NONE, NOTHING, text } from '../typst/markup.ts';
import { gilli } from './art/gilli.ts';
import { lane, laneSize } from './art/lane.ts';
import { thingsOf } from './layouts/pictures.ts';
import { stressed } from './layouts/pieces.ts';

const THINGS_HEIGHT = 24;
const GILLI_HEIGHT = 26;

export function conceptBody(concept: ConceptSheetFile, code: string): Code {
  const { rule, picture, points, mistakes, remember, try: toDo } = concept;
  return join(
    pictureOf(picture, code),
    call('rule-box', [stressed(rule)]),
    ...points.map(({ heading, text: lead, examples, table }) =>
      call('point', [
        text(unstarred(heading)),
        join(
          lead === undefined ? NOTHING : call('lead', [stressed(lead)]),
          examples.length === 0 ? NOTHING : call('bullets', [examples.map(stressed)]),
          table === undefined
            ? NOTHING
            : call('cells', [table.head.map(text), table.rows.map((row) => row.map(stressed))], {
                pitch: AUTO,
              }),
        ),
      ]),
    ),
    call('point', [
      text(words.commonMistakes),
      call('mistakes', [
        mistakes.map(({ wrong, right, why }) => [
          stressed(wrong),
          stressed(right),
          why === undefined ? NONE : stressed(why),
        ]),
      ]),
    ]),
    remember === undefined ? NOTHING : call('callout', [text(words.remember), stressed(remember)]),
    call('callout', [text(words.tryIt), stressed(toDo)]),
  );
}

const unstarred = (value: string) => value.replaceAll('*', '');

function pictureOf(picture: ConceptSheetFile['picture'], code: string): Code {
  const { width, height } = laneSize;
  return call('concept-picture', [], {
    lane: call('drawing', [text(svg(lane(code), width, height)), text(words.lane)]),
    gilli:
      picture.gilli === undefined
        ? NONE
        : call('drawing', [text(svg(gilli(picture.gilli), 200, 200)), text(words.gilli)], {
            height: mm(GILLI_HEIGHT),
          }),
    says: picture.says === undefined ? NONE : text(picture.says),
    things: picture.things.length === 0 ? NONE : thingsOf(picture, THINGS_HEIGHT),
  });
}

export function svg(shapes: string, width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 0 ${width + 12} ${height}" width="${width + 12}" height="${height}">${shapes}</svg>`;
}
