// The form of a lesson's texts (content guide §10): curly quotation marks in pairs, straight apostrophes; the rule and
// the hint are one sentence each, in the words of reasons; examples and mistake are whole sentences.

import type { LessonOfFile } from '#domain/lesson/lesson-file.ts';
import { asMended, asMistaken } from '#domain/lesson/lesson-texts.ts';
import { unstressed } from '#domain/worksheet/marked-text.ts';
import { lessonsOf } from '../bank/lessons.ts';
import { splitIntoSentences } from '../bank/sheet-texts.ts';
import { withoutQuotations } from '../language/words.ts';
import { faultsOfQuotes } from './blank-and-quotes.ts';
import { phraseFaultsOf } from './phrases.ts';
import type { Rule } from './rule.ts';

export const lessonForm: Rule = {
  name: 'lesson-form',
  severity: 'error',
  *check(bank) {
    for (const { file, id, lesson } of lessonsOf(bank)) {
      for (const message of faultsOf(lesson)) yield { file, id, message };
    }
  },
};

function* faultsOf({ title, rule, examples, mistake, hint }: LessonOfFile): Iterable<string> {
  const sentences = [...examples, asMended(mistake)].map(unstressed);
  for (const text of [title, rule, hint, ...sentences, asMistaken(mistake)]) {
    yield* faultsOfQuotes(text);
  }
  for (const text of [rule, hint]) {
    // A sentence inside quotation marks is spoken about.
    if (splitIntoSentences(withoutQuotations(text)).length !== 1)
      yield `Say it in one sentence: ${text}`;
    if (!/[.?!]”?$/.test(text)) yield `A sentence ends with a full stop: ${text}`;
  }
  for (const text of sentences) {
    if (!/^[“]?\p{Lu}/u.test(text) || !/[.?!]”?$/.test(text)) {
      yield `Write a whole sentence, with a capital letter and an end mark: ${text}`;
    }
  }
  if (/[.?!]$/.test(title)) yield `A title has no end mark: ${title}`;
  yield* phraseFaultsOf([rule, hint]);
}
