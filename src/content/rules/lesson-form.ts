// The form of a lesson's texts (content guide §10): curly quotation marks in pairs, straight apostrophes; a rule of one to
// three sentences, a hint of one, in the words of reasons; examples and mistake are whole sentences; two steps at least.

import type { LessonOfFile } from '#domain/lesson/lesson-file.ts';
import { asMended, asMistaken } from '#domain/lesson/lesson-texts.ts';
import { unstressed } from '#domain/worksheet/marked-text.ts';
import { sentencesIn } from '../bank/hints.ts';
import { labelsOf, lessonsOf, toldIn } from '../bank/lessons.ts';
import { faultsOfQuotes } from './blank-and-quotes.ts';
import { phraseFaultsOf } from './phrases.ts';
import type { Rule } from './rule.ts';

const MOST_SENTENCES_IN_RULE = 3;

export const lessonForm: Rule = {
  name: 'lesson-form',
  severity: 'error',
  *check(bank) {
    for (const { file, id, lesson } of lessonsOf(bank)) {
      for (const message of faultsOf(lesson)) yield { file, id, message };
    }
  },
};

function* faultsOf(lesson: LessonOfFile): Iterable<string> {
  const { title, rule, examples, unlike, mistake, skills, picture } = lesson;
  const worked = skills.map(({ example }) => example);
  const sentences = [...examples, unlike.text, ...worked, asMended(mistake)].map(unstressed);
  const told = toldIn(lesson);
  const tried = [lesson.try.text, ...lesson.try.options];
  const all = [title, ...told, ...tried, ...labelsOf(picture), ...sentences, asMistaken(mistake)];
  for (const text of all) yield* faultsOfQuotes(text);
  if (sentencesIn(rule) > MOST_SENTENCES_IN_RULE)
    yield `A rule has at most ${MOST_SENTENCES_IN_RULE} sentences: ${rule}`;
  for (const { hint } of skills) {
    if (sentencesIn(hint) !== 1) yield `Say it in one sentence: ${hint}`;
  }
  for (const text of told) {
    if (!/[.?!]”?$/.test(text)) yield `A sentence ends with a full stop: ${text}`;
  }
  for (const text of sentences) {
    if (!/^[“]?\p{Lu}/u.test(text) || !/[.?!]”?$/.test(text)) {
      yield `Write a whole sentence, with a capital letter and an end mark: ${text}`;
    }
  }
  if (lesson.try.text.split('____').length > 2) yield `One blank at most: ${lesson.try.text}`;
  if (/[.?!]$/.test(title)) yield `A title has no end mark: ${title}`;
  yield* phraseFaultsOf(told);
}
