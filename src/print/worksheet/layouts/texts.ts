// Connected texts: gaps to fill, mistakes to find.

import { isOptions, mistakeOf } from '#domain/worksheet/gap.ts';
import type { SectionOf } from '#domain/worksheet/kinds/all-kinds.ts';
import { asMistaken } from '#domain/worksheet/kinds/correct.ts';
import { type forms, paragraphsOf } from '#domain/worksheet/kinds/passage.ts';
import { marksOf } from '#domain/worksheet/marked-text.ts';
import { fill as fillText } from '#messages/fill.ts';
import { worksheet as words } from '#messages/worksheet.ts';
import { type Code, call, join, joinWith, NOTHING, number, text } from '../../typst/markup.ts';
import type { Layout } from './layout.ts';
import {
  choices,
  gapsFor,
  marked,
  markedAndGlued,
  numbered,
  reasons,
  roomy,
  solution,
} from './pieces.ts';
import { wordBox } from './sentences.ts';

interface ConnectedText {
  readonly form: (typeof forms)[number];
  readonly title?: string | undefined;
  readonly text: string;
}

/** The text in its frame; `show` shows one paragraph, and in a dialogue what is said in it. */
function framed(
  { form, title, text: whole }: ConnectedText,
  show: (paragraph: string) => Code,
): Code {
  const paragraphs = paragraphsOf(whole).map((paragraph) => {
    const [, speaker, said] = /^([^{}:]{1,24}):\s+(.*)$/s.exec(paragraph) ?? [];
    if (form === 'dialogue' && speaker !== undefined && said !== undefined) {
      return call('spoken', [text(speaker), show(said)]);
    }
    return call('paragraph', [show(paragraph)]);
  });
  return call('framed', [join(...paragraphs)], {
    kind: text(form),
    title: title === undefined ? undefined : text(title),
  });
}

/** The text of a passage; each gap and each choice has a letter, by which the key and a class can speak of it. */
function lettered(section: SectionOf<'passage'>, show: (mark: string) => Code): Code {
  let index = -1;
  return framed(section, (paragraph) =>
    markedAndGlued(paragraph, (mark) => {
      index += 1;
      return call('lettered', [number(index), show(mark)]);
    }),
  );
}

export const passage: Layout<SectionOf<'passage'>> = {
  sheet(section, place) {
    const { readers } = place;
    const gaps = marksOf(section.text).filter((mark) => !isOptions(mark));
    const gap = gapsFor(gaps, readers);
    const body = lettered(section, (mark) => (isOptions(mark) ? choices(mark) : gap(mark)));
    const spaced = gaps.length === 0 ? body : roomy(readers, body);
    return join(wordBox(section.box, [section.text]), numbered([spaced], place));
  },
  key: (section, place) =>
    numbered([join(lettered(section, solution), reasons(section.why))], place),
};

export const edit: Layout<SectionOf<'edit'>> = {
  sheet(section, place) {
    const body = framed(section, (paragraph) => text(asMistaken(paragraph)));
    const count = marksOf(section.text).length;
    const note = call('quietly', [text(fillText(words.mistakesToFind, { count }))]);
    return numbered([join(roomy(place.readers, body), note)], place);
  },
  key(section, place) {
    const body = framed(section, (paragraph) =>
      marked(paragraph, (mark) => {
        const { wrong, right, others } = mistakeOf(mark);
        const versions = [right, ...others].filter((version) => version !== '');
        const struck = wrong === '' ? NOTHING : call('struck', [text(wrong)]);
        const gap = wrong === '' || right === '' ? NOTHING : text(' ');
        return join(
          struck,
          gap,
          joinWith(
            text(` ${words.or} `),
            versions.map((version) => call('answer', [text(version)])),
          ),
        );
      }),
    );
    return numbered([join(body, reasons(section.why))], place);
  },
};
