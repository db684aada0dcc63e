// Which texts of the content are spell-checked. Wrong options and the faulty part of a find-the-mistake question may
// hold a wrong form on purpose (furnitures, goed), and a reason may quote it in “ ”: these are left out, and the wrong
// answers of questions without choices and the mistakes of a worksheet likewise. Any other item that needs a wrong form
// names it: answered: {spelling: "…"}.

import { goodSentencesOf } from '#domain/lesson/lesson-texts.ts';
import { withoutQuotations } from '../language/words.ts';
import { type Bank, type ChoiceItem, type Item, isChoiceItem, itemsOf } from './bank.ts';
import { gamesOf, nameOf } from './games.ts';
import { labelsOf, lessonsOf, toldIn } from './lessons.ts';
import { goodTextsOf } from './produced.ts';
import { goodEnglishOf } from './sheet-texts.ts';
import { sheetsOf } from './worksheets.ts';

export type Prose = { file: string; id: string; text: string; answered: Record<string, string> };

export function proseOf(bank: Bank): Prose[] {
  const topics = bank.topics.flatMap(({ file, value }) => [
    prose(file, 'file', value.topic),
    ...value.levels.map((level) =>
      // The plan's errors are left out: they are the wrong forms that the level is about.
      prose(file, `level ${level.id}`, ...level.plan.skills.map(withoutQuotations)),
    ),
  ]);
  const words = (bank.words?.value ?? []).map(({ word, meaning, sentence }) =>
    prose(bank.words?.file ?? '', word, word, meaning, sentence),
  );
  const games = gamesOf(bank).flatMap(({ content: { file, value } }) =>
    value.map((level) => prose(file, nameOf(level), ...level.words.flat())),
  );
  const meanings = (bank.wordCards?.value ?? []).map((level) =>
    prose(
      bank.wordCards?.file ?? '',
      nameOf(level),
      ...level.words.flatMap((pair) => pair.meanings),
    ),
  );
  const sheets = sheetsOf(bank).map(({ file, sheet, answered }) => ({
    ...prose(file, 'sheet', ...goodEnglishOf(sheet)),
    answered: { ...answered },
  }));
  const lessons = lessonsOf(bank).map(({ file, id, lesson }) =>
    prose(
      file,
      id,
      ...[lesson.title, ...toldIn(lesson)].map(withoutQuotations),
      ...goodSentencesOf(lesson),
      ...labelsOf(lesson.picture),
    ),
  );
  const competitions = bank.competitions.map(({ file, value: { rules } }) =>
    prose(file, 'rules', ...Object.values(rules).flatMap((lines) => lines.map(({ en }) => en))),
  );
  return [
    ...topics,
    ...competitions,
    ...lessons,
    ...itemsOf(bank).map(proseOfItem),
    ...words,
    ...games,
    ...meanings,
    ...sheets,
  ];
}

function prose(file: string, id: string, ...texts: string[]): Prose {
  return { file, id, text: texts.join('\n'), answered: {} };
}

function proseOfItem(item: Item): Prose {
  const texts = [
    item.skill,
    item.title,
    ...(isChoiceItem(item) ? goodTextsOfChoices(item) : goodTextsOf(item.question)),
    ...[item.hint ?? '', ...item.reasons].map(withoutQuotations),
  ];
  return { ...prose(item.file, item.id, ...texts), answered: item.answered };
}

function goodTextsOfChoices({
  kind,
  text,
  choices,
  answer,
  correction = '',
}: ChoiceItem): string[] {
  const key = choices[answer] ?? '';
  return [
    kind === 'spot' ? text.replace(key, ' ') : text,
    kind === 'choice' ? key : '',
    correction,
  ];
}

const TOKEN = /[\p{L}\p{N}_'’-]+/gu;

/**
 * The words of a text that a dictionary can judge. Left out: single letters, prefixes and suffixes (-s, un-), words
 * with a blank or a digit (un____, 5th).
 */
export function spellableWords(text: string): string[] {
  return (text.match(TOKEN) ?? [])
    .filter((token) => !/^-|-$|[_\p{N}]/u.test(token))
    .map((token) => token.replaceAll('’', "'").replace(/^'+|'+$/g, ''))
    .filter((word) => word.length > 1);
}
