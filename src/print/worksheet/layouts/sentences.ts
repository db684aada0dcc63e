// Tasks of one sentence each.

import { sentenceOf } from '#domain/quiz/sentence-tiles.ts';
import { rngFrom } from '#domain/random/random.ts';
import type { SectionOf } from '#domain/worksheet/kinds/all-kinds.ts';
import { chosen } from '#domain/worksheet/kinds/choose.ts';
import { asMended, asMistaken, mendings } from '#domain/worksheet/kinds/correct.ts';
import { firstAnswer, wordsOfBox } from '#domain/worksheet/kinds/fill.ts';
import { tilesToOrder } from '#domain/worksheet/kinds/order.ts';
import { marksOf, unstressed } from '#domain/worksheet/marked-text.ts';
import { worksheet as words } from '#messages/worksheet.ts';
import { type Code, call, join, joinWith, NOTHING, text } from '../../typst/markup.ts';
import type { Layout, Place } from './layout.ts';
import {
  answered,
  choices,
  exampleOf,
  gapsFor,
  linesFor,
  marked,
  markedAndGlued,
  mended,
  numbered,
  roomy,
  solved,
  stressed,
  written,
} from './pieces.ts';

export function wordBox(box: SectionOf<'fill'>['box'], texts: readonly string[]): Code {
  const inBox = wordsOfBox(box, texts);
  return inBox.length === 0 ? NOTHING : call('word-box', [inBox.map(text)]);
}

export const fill: Layout<SectionOf<'fill'>> = {
  sheet({ tasks, box, example }, place) {
    const texts = tasks.map((task) => task.text);
    const gap = gapsFor(texts.flatMap(marksOf), place.readers);
    const bodies = texts.map((sentence) => roomy(place.readers, markedAndGlued(sentence, gap)));
    return join(
      wordBox(box, texts),
      example === undefined
        ? NOTHING
        : exampleOf(marked(example, (mark) => written(firstAnswer(mark)))),
      numbered(bodies, place),
    );
  },
  key: ({ tasks }, place) =>
    solved(
      tasks.map((task) => ({ answer: answered(task.text), why: task.why })),
      place,
    ),
};

export const choose: Layout<SectionOf<'choose'>> = {
  sheet: ({ tasks, example }, place) =>
    join(
      example === undefined
        ? NOTHING
        : exampleOf(
            marked(example, (mark) => {
              const right = chosen(mark);
              return join(
                text('('),
                ...mark.split(' / ').flatMap((option, index) => {
                  const word = option.trim().replace(/^\*/, '');
                  const shown = word === right ? call('ringed', [text(word)]) : text(word);
                  return index === 0 ? [shown] : [text(' / '), shown];
                }),
                text(')'),
              );
            }),
          ),
      numbered(
        tasks.map((task) => marked(task.text, choices)),
        place,
      ),
    ),
  key: ({ tasks }, place) =>
    solved(
      tasks.map((task) => ({ answer: answered(task.text), why: task.why })),
      place,
    ),
};

/** Words of a row: “mango, eat, potato” is no sentence, so its words stand apart. */
const ROW = /^[^.?!:]*,[^.?!:]*,[^.?!:]*$/;

function wordsOrSentence(value: string, show: (mark: string) => Code): Code {
  if (!ROW.test(value)) return marked(value, show);
  return call('word-row', [value.split(',').map((word) => marked(word.trim(), show))]);
}

function markingLayout(mark: 'underlined' | 'ringed'): Layout<SectionOf<'underline' | 'circle'>> {
  const shown = (word: string) => call(mark, [text(word)]);
  const inKey = (word: string) => call('strong', [shown(word)]);
  return {
    sheet: ({ tasks, example }, place) =>
      join(
        example === undefined ? NOTHING : exampleOf(wordsOrSentence(example, shown)),
        numbered(
          tasks.map((task) => roomy(place.readers, wordsOrSentence(task.text, text))),
          place,
        ),
      ),
    key: ({ tasks }, place) =>
      solved(
        tasks.map((task) => ({ answer: wordsOrSentence(task.text, inKey), why: task.why })),
        place,
      ),
  };
}

export const underline = markingLayout('underlined');
export const circle = markingLayout('ringed');

function withLines(sentence: Code, answers: readonly string[], { readers }: Place): Code {
  return join(sentence, linesFor(answers, readers));
}

export const rewrite: Layout<SectionOf<'rewrite'>> = {
  sheet({ tasks, example }, place) {
    const asked = ({ text: sentence, hint }: { text: string; hint?: string | undefined }) =>
      hint === undefined
        ? stressed(sentence)
        : join(
            stressed(sentence),
            text('  '),
            call('quietly', [join(text('('), stressed(hint), text(')'))]),
          );
    return join(
      example === undefined
        ? NOTHING
        : exampleOf(join(asked(example), text(' → '), written(example.answer[0] ?? ''))),
      numbered(
        tasks.map((task) => withLines(asked(task), task.answer.map(unstressed), place)),
        place,
      ),
    );
  },
  key: ({ tasks }, place) =>
    solved(
      tasks.map(({ answer, why }) => ({ answer: alternatives(answer), why })),
      place,
    ),
};

function alternatives(answers: readonly string[]): Code {
  return either(answers.map(stressed));
}

function either(versions: readonly Code[]): Code {
  return joinWith(text(`  ${words.or}  `), versions);
}

export const correct: Layout<SectionOf<'correct'>> = {
  sheet: ({ tasks, example }, place) =>
    join(
      example === undefined
        ? NOTHING
        : exampleOf(join(text(asMistaken(example)), text(' → '), written(asMended(example)))),
      numbered(
        tasks.map((task) => withLines(text(asMistaken(task.text)), [asMended(task.text)], place)),
        place,
      ),
    ),
  key: ({ tasks }, place) =>
    solved(
      tasks.map(({ text: sentence, why }) => ({
        answer: either(
          mendings(sentence).map((_, version) => marked(sentence, (mark) => mended(mark, version))),
        ),
        why,
      })),
      place,
    ),
};

export const order: Layout<SectionOf<'order'>> = {
  sheet({ tasks, example }, { seed, ...place }) {
    const tiles = (value: string, index: number) =>
      call('tiles', [tilesToOrder(value, rngFrom(`${seed} ${index}`)).map(text)]);
    return join(
      example === undefined
        ? NOTHING
        : exampleOf(join(tiles(example, -1), text(' → '), written(sentenceOf(example)))),
      numbered(
        tasks.map((task, index) =>
          withLines(roomy(place.readers, tiles(task.text, index)), [sentenceOf(task.text)], {
            ...place,
            seed,
          }),
        ),
        { ...place, seed },
      ),
    );
  },
  key: ({ tasks }, place) =>
    solved(
      tasks.map((task) => ({
        answer: alternatives([sentenceOf(task.text), ...task.or]),
        why: task.why,
      })),
      place,
    ),
};
