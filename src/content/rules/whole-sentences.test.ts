// Every sentence to rewrite, every sentence to hear and every text to edit of the real content, with what children may
// write: at least twenty right and wrong variants of each.

import { beforeAll, describe, expect, it } from 'vitest';
import { sentencesOf } from '#domain/quiz/accepted-sentences.ts';
import { isAnswerTo, isRight } from '#domain/quiz/answer.ts';
import { answerOf, mistakesIn } from '#domain/quiz/edit-text.ts';
import type { QuestionOfKind } from '#domain/quiz/question.ts';
import { isAccepted, markRewritten } from '#domain/quiz/rewritten-sentence.ts';
import { sentenceOf } from '#domain/quiz/sentence-tiles.ts';
import { readContent } from '../content.ts';

type Question = QuestionOfKind<'rewrite' | 'listen' | 'edit'>;

let all: Question[];
beforeAll(async () => {
  const { bank } = await readContent('content');
  all = bank.topics
    .flatMap(({ value }) => value.levels.flatMap((level) => level.questions))
    .filter((one): one is Question => ['rewrite', 'listen', 'edit'].includes(one.kind));
});
const of = <Kind extends Question['kind']>(kind: Kind) =>
  all.filter((one): one is QuestionOfKind<Kind> => one.kind === kind);

/** Written otherwise, and as right where only the words count. */
const careless = (sentence: string) => [
  sentence,
  sentence.toLowerCase(),
  sentence.toUpperCase(),
  ` ${sentence.replaceAll(' ', '  ')} `,
  sentence.replaceAll(',', ''),
  sentence.replace(/[.?!]$/, ''),
  sentence.replaceAll("'", '’'),
  sentence.replaceAll("'", '`'),
  sentence
    .replaceAll(/ not\b/g, "n't")
    .replaceAll("cann't", "can't")
    .replaceAll("willn't", "won't"),
];

/** A word left out, doubled, or swapped with its neighbour. */
function faulty(sentence: string): string[] {
  const words = sentence.split(' ');
  return words.flatMap((word, at) => [
    words.toSpliced(at, 1).join(' '),
    words.toSpliced(at, 0, word).join(' '),
    ...(at + 1 < words.length ? [words.toSpliced(at, 2, words[at + 1] ?? '', word).join(' ')] : []),
  ]);
}

describe('a sentence to rewrite', () => {
  it('is right in every accepted form, however carelessly written', () => {
    for (const question of of('rewrite')) {
      for (const sentence of question.accept.flatMap(sentencesOf)) {
        const variants = question.isExact ? [sentence, ` ${sentence} `] : careless(sentence);
        for (const written of variants) {
          expect(isRight(question, written), `${question.id}: ${written}`).toBe(true);
          expect(isAnswerTo(question, written), `${question.id}: ${written}`).toBe(true);
        }
      }
      if (question.build !== undefined) {
        expect(isRight(question, sentenceOf(question.build)), question.id).toBe(true);
      }
    }
  });

  it('is not right with another word order, a word less or one too many, and the difference can be shown', () => {
    for (const question of of('rewrite')) {
      const [best = ''] = question.accept.flatMap(sentencesOf);
      const variants = faulty(best).filter((written) => !isAccepted(question, written));
      expect(variants.length, question.id).toBeGreaterThanOrEqual(8);
      for (const written of variants) {
        expect(isRight(question, written), `${question.id}: ${written}`).toBe(false);
        expect(isAnswerTo(question, written), `${question.id}: ${written}`).toBe(true);
      }
    }
  });

  it('gives each known mistake its own reason', () => {
    for (const question of of('rewrite')) {
      for (const { answer } of question.wrong) {
        expect(markRewritten(question, answer).kind, `${question.id}: ${answer}`).toBe('known');
      }
    }
  });
});

it('a sentence that is heard is right however carelessly written, and wrong with a wrong word', () => {
  for (const question of of('listen')) {
    for (const written of careless(question.text)) {
      expect(isRight(question, written), `${question.id}: ${written}`).toBe(true);
    }
    const wrong = [...faulty(question.text), ...question.wrong.map(({ answer }) => answer)];
    for (const written of wrong.filter((one) => one !== question.text)) {
      expect(isRight(question, written), `${question.id}: ${written}`).toBe(false);
    }
  }
});

it('a text to edit is right with every right form of its mistakes, and not with one left', () => {
  for (const question of of('edit')) {
    const mistakes = mistakesIn(question.text);
    const best = new Map(mistakes.map(([at, { right }]) => [at, right[0] ?? '']));
    for (const [at, { right }] of mistakes) {
      for (const form of right) {
        expect(isRight(question, answerOf(new Map([...best, [at, form]]))), question.id).toBe(true);
      }
      const left = new Map([...best].filter(([place]) => place !== at));
      expect(isRight(question, answerOf(left)), question.id).toBe(false);
    }
  }
});
