// Puts the choice for a word that comes back into words, as a question of the quiz (product §7.13).

import type { ChoiceOnWire } from '#contract/quiz.ts';
import type { WordChoice } from '#domain/learning/word-choice.ts';
import type { WordOfTheDay } from '#domain/vocabulary/word-file.ts';
import type { PairKind } from '#domain/word-game/pair-level.ts';
import { fill } from '#messages/fill.ts';
import { wordQuestion as texts } from '#messages/word-question.ts';

/** No lesson teaches it, so its questions have no hint. */
const WORD_OF_THE_DAY = 'word of the day';

/** A pair of a word game; the card game knows what the words of its pairs mean. */
export interface KnownPair {
  readonly words: readonly [string, string];
  readonly meanings: readonly string[];
}

export function questionOfMeaning(
  id: string,
  { options, answer }: WordChoice<WordOfTheDay>,
): ChoiceOnWire {
  const { title, text, why, whyNot } = texts.ofMeaning;
  const filled = (line: string, word: WordOfTheDay | undefined) =>
    word === undefined ? '' : fill(line, { ...word, word: capitalised(word.word) });
  return choiceOf(id, options, answer, {
    title,
    text: filled(text, options[answer]),
    why: filled(why, options[answer]),
    reasonOf: (option) => filled(whyNot, option),
    labelOf: ({ word }) => word,
  });
}

/** `level` has the pairs from which the options come. */
export function questionOfPartner(
  id: string,
  kind: PairKind,
  asked: string,
  { options, answer }: WordChoice<string>,
  level: readonly KnownPair[],
): ChoiceOnWire {
  const { title, pair, meaning } = texts[kind];
  const reasonOf = (word: string) => {
    const found = level.find(({ words }) => words.includes(word));
    if (found === undefined) return '';
    const place = found.words.indexOf(word);
    const known = found.meanings[place] ?? found.meanings[0];
    const values = { word: capitalised(word), partner: found.words[1 - place] ?? '' };
    return known === undefined ? fill(pair, values) : fill(meaning, { ...values, meaning: known });
  };
  return choiceOf(id, options, answer, {
    title: fill(title, { asked }),
    text: '',
    why: reasonOf(options[answer] ?? ''),
    reasonOf,
    labelOf: (word) => word,
  });
}

function choiceOf<Option>(
  id: string,
  options: readonly Option[],
  answer: number,
  words: {
    readonly title: string;
    readonly text: string;
    readonly why: string;
    reasonOf(option: Option): string;
    labelOf(option: Option): string;
  },
): ChoiceOnWire {
  return {
    id,
    skill: WORD_OF_THE_DAY,
    title: words.title,
    type: false,
    questions: words.text,
    options: options.map(words.labelOf),
    answer,
    why: words.why,
    whyNot: options.filter((_, index) => index !== answer).map(words.reasonOf),
  };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
