// Over the whole content: a child is never asked to choose between two right words.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { collections } from '#content/collections.ts';
import { areSimilar } from '#content/language/word-relations.ts';
import { parseFile } from '#content/read/parse-file.ts';
import { choiceOfPartner, choicesOfMeaning } from '#domain/learning/word-choice.ts';

function contentOf<T>({
  files,
  schema,
}: {
  files: string;
  schema: Parameters<typeof parseFile<T>>[2];
}) {
  const { content } = parseFile(files, readFileSync(`content/${files}`, 'utf8'), schema);
  if (content === undefined) throw new Error(`${files} has no shape`);
  return content.value;
}

const words = contentOf(collections.words);
const choiceOfMeaning = choicesOfMeaning(words);
const levels = [
  ...contentOf(collections.wordCards).map((level) => level.words.map(({ pair }) => pair)),
  ...contentOf(collections.dropIt).map((level) => level.words),
];

/** Related in some sense, but not in that of the meaning which is asked for. */
const TOLD_APART = new Set(['decorate arrange', 'grumble croak']);

describe('a word of the day', () => {
  it.each(words.map((word) => [word.word, word] as const))('%s has one right answer', (_, word) => {
    const { options, answer } = choiceOfMeaning(word);
    expect(options[answer]).toBe(word);
    expect(new Set(options.map((option) => option.word)).size).toBe(4);
    const similar = options.filter(
      (option) =>
        option !== word &&
        areSimilar(option.word, word.word) &&
        !TOLD_APART.has(`${word.word} ${option.word}`),
    );
    expect(similar).toEqual([]);
  });

  it('is asked in the same way every time, and its answer stands in every place', () => {
    const choices = words.map(choiceOfMeaning);
    expect(words.map(choicesOfMeaning(words))).toEqual(choices);
    for (const place of [0, 1, 2, 3]) {
      const count = choices.filter(({ answer }) => answer === place).length;
      expect(count).toBeGreaterThan(words.length / 6);
    }
  });

  it('stands among words of its type, where there are enough', () => {
    const mixed = words.filter((word) => {
      const { options } = choiceOfMeaning(word);
      return options.some(({ type }) => type !== word.type);
    });
    expect(new Set(mixed.map(({ type }) => type))).toEqual(new Set(['conjunction']));
  });
});

describe('a pair', () => {
  it.each(
    levels.flatMap((level) => level.map((pair) => [pair.join(' and '), pair, level] as const)),
  )('%s has one right answer', (_, pair, level) => {
    const { options, answer } = choiceOfPartner(pair, level);
    expect(options[answer]).toBe(pair[1]);
    expect(new Set(options).size).toBe(4);
    expect(options).not.toContain(pair[0]);
  });
});
