// A passage is long enough to be read and short enough for a screen or two (content guide §5.10). Words that may hold a
// mistake may also be right; and neither the place of the keys nor what they say can be guessed over a topic.

import { NO_MISTAKE } from '#domain/quiz/choices.ts';
import { piecesOf } from '#domain/quiz/passage-text.ts';
import type { ProducedQuestion } from '#domain/quiz/question.ts';
import type { Bank } from '../bank/bank.ts';
import { filledIn, leavesNothing } from '../bank/kinds/passage-texts.ts';
import { countWords } from '../language/words.ts';
import type { Finding, Rule } from './rule.ts';

type Passage = Extract<ProducedQuestion, { kind: 'passage' }>;

const LEAST_WORDS = 50;
const MOST_WORDS = 120;

export const passageShape: Rule = {
  name: 'passage-shape',
  severity: 'error',
  *check(bank: Bank) {
    for (const { file, value: topic, isWhole } of bank.topics) {
      const passages = topic.levels
        .flatMap(({ questions }) => questions)
        .filter((question) => question.kind === 'passage');
      for (const passage of passages) {
        for (const message of faultsOf(passage)) yield { file, id: passage.id, message };
      }
      if (isWhole && passages.length > 1) yield* guessesIn(file, passages);
    }
  },
};

function* faultsOf(passage: Passage): Iterable<string> {
  const words = countWords(filledIn(passage));
  if (words < LEAST_WORDS || words > MOST_WORDS) {
    yield `The passage has ${words} words; ${LEAST_WORDS} to ${MOST_WORDS} are right.`;
  }
  const pieces = piecesOf(passage.text).filter(({ kind }) => kind !== 'words');
  for (const [at, { kind, text }] of pieces.entries()) {
    const options = passage.places[at]?.options ?? [];
    const where = `In place ${at + 1}`;
    if (new Set(options).size < options.length) yield `${where} an option stands twice.`;
    const isLastNoMistake = options.indexOf(NO_MISTAKE) === options.length - 1;
    if (kind === 'marked' && !isLastNoMistake) {
      yield `${where} the last option, and no other, should be “${NO_MISTAKE}”.`;
    }
    if (kind === 'marked' && options.includes(text)) {
      yield `${where} the marked words are an option; “${NO_MISTAKE}” says that already.`;
    }
    if (kind === 'gap' && options.includes(NO_MISTAKE)) {
      yield `${where} there is a gap, which holds no mistake.`;
    }
  }
}

function* guessesIn(file: string, passages: readonly Passage[]): Iterable<Finding> {
  const places = passages.flatMap((passage) => passage.places);
  const [first] = places;
  if (places.every(({ answer }) => answer === first?.answer)) {
    const message = `The keys of all passages stand at index ${first?.answer}.`;
    yield { file, id: 'file', message };
  }
  const saysNothing = (option = '') => option === NO_MISTAKE || leavesNothing(option);
  const offering = places.filter(({ options }) => options.some(saysNothing));
  const keys = offering.filter(({ options, answer }) => saysNothing(options[answer]));
  if (offering.length > 0 && (keys.length === 0 || keys.length === offering.length)) {
    const often = keys.length === 0 ? 'never' : 'always';
    const message = `“${NO_MISTAKE}”, “no article” and the like are ${often} the key where the passages offer them.`;
    yield { file, id: 'file', message, severity: 'advice' };
  }
}
