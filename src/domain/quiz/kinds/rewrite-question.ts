// Rewrite: the child writes a whole sentence anew, or builds it from a bank of words (product §7.6). The answer is the
// written text.

import { z } from 'zod';
import { sentencesOf } from '../accepted-sentences.ts';
import { isAccepted } from '../rewritten-sentence.ts';
import { movableTiles, sentenceOf } from '../sentence-tiles.ts';
import { common, errorsOfQuestion, knownMistake, line } from './common.ts';

const TILES = { least: 3, most: 9 };
const EXTRA_TILES = { least: 2, most: 4 };
/** More would be an instruction that leaves too much open. */
const MAX_SENTENCES = 64;

export const rewriteQuestion = z
  .strictObject({
    ...common,
    kind: z.literal('rewrite'),
    /** The given sentence. */
    text: line,
    /** The accepted sentences, the one to show first: `[words]` may be left out, of `{this|that}` either is right. */
    accept: z.array(line).min(1),
    /** Whether capitals, punctuation and contractions are the point; otherwise only the words count. */
    isExact: z.boolean().default(false),
    /** An accepted sentence as tiles, for those who build it; absent where capitals or punctuation are the point. */
    build: line.optional(),
    /** The wrong tiles of the bank. */
    extra: z.array(line).default([]),
    /** Sentences that children write instead, each with the reason why it is wrong. */
    wrong: z.array(knownMistake).min(2),
    errors: errorsOfQuestion,
  })
  .check(({ value, issues }) => {
    const { text, accept, isExact, build, extra, wrong } = value;
    const fault = (path: (string | number)[], input: unknown, message: string) =>
      issues.push({ code: 'custom', path, message, input });
    const isRight = (sentence: string) => isAccepted(value, sentence);
    const sentences = accept.flatMap(sentencesOf);
    if (sentences.length > MAX_SENTENCES)
      fault(
        ['accept'],
        accept,
        `it accepts ${sentences.length} sentences: ${MAX_SENTENCES} is the most`,
      );
    if (isRight(text)) fault(['text'], text, 'the given sentence is accepted as it is');
    for (const [at, { answer }] of wrong.entries()) {
      if (isRight(answer)) fault(['wrong', at, 'answer'], answer, 'this sentence is accepted');
    }
    if (build === undefined) {
      if (!isExact) fault(['build'], build, 'a bank of words is missing');
      if (extra.length > 0) fault(['extra'], extra, 'there is no bank of words');
      return;
    }
    const { tiles } = movableTiles(build);
    if (!isRight(sentenceOf(build))) fault(['build'], build, 'its sentence is not accepted');
    if (tiles.length < TILES.least || tiles.length > TILES.most)
      fault(
        ['build'],
        build,
        `it has ${tiles.length} tiles: ${TILES.least} to ${TILES.most} are right`,
      );
    if (extra.length < EXTRA_TILES.least || extra.length > EXTRA_TILES.most)
      fault(['extra'], extra, `${EXTRA_TILES.least} to ${EXTRA_TILES.most} wrong tiles are right`);
    for (const [at, tile] of extra.entries()) {
      if (tiles.includes(tile)) fault(['extra', at], tile, 'this tile is a right one');
    }
  });
