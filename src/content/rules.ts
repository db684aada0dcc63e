// Every rule of the checker, questions first, then words and games.

import type { Rule } from './rule.ts';
import { absoluteWords } from './rules/absolute-words.ts';
import { articleGivesKey } from './rules/article-gives-key.ts';
import { blankAndQuotes } from './rules/blank-and-quotes.ts';
import { britishSpelling } from './rules/british-spelling.ts';
import { dragTiles } from './rules/drag-tiles.ts';
import { echoWord } from './rules/echo-word.ts';
import { freeTopic } from './rules/free-topic.ts';
import { gameLevels } from './rules/game-levels.ts';
import { ids } from './rules/ids.ts';
import { keyPositions } from './rules/key-positions.ts';
import { levelMix } from './rules/level-mix.ts';
import { longestKey } from './rules/longest-key.ts';
import { nearTwin } from './rules/near-twin.ts';
import { negativeStem } from './rules/negative-stem.ts';
import { oneAnswer } from './rules/one-answer.ts';
import { optionForm } from './rules/option-form.ts';
import { pairInWordnet } from './rules/pair-in-wordnet.ts';
import { paperRepeatsQuiz } from './rules/paper-repeats-quiz.ts';
import { paperShape } from './rules/paper-shape.ts';
import { reasons } from './rules/reasons.ts';
import { spelling } from './rules/spelling.ts';
import { spotParts } from './rules/spot-parts.ts';
import { stemLength } from './rules/stem-length.ts';
import { strayPairReading } from './rules/stray-pair-reading.ts';
import { thirdPartner } from './rules/third-partner.ts';
import { topicShape } from './rules/topic-shape.ts';
import { wordTypeInWordnet } from './rules/word-type-in-wordnet.ts';
import { wordsOfTheDay } from './rules/words-of-the-day.ts';

export const rules: readonly Rule[] = [
  topicShape,
  levelMix,
  paperShape,
  ids,
  freeTopic,
  oneAnswer,
  blankAndQuotes,
  spelling,
  britishSpelling,
  nearTwin,
  paperRepeatsQuiz,
  reasons,
  dragTiles,
  spotParts,
  keyPositions,
  longestKey,
  articleGivesKey,
  echoWord,
  absoluteWords,
  negativeStem,
  stemLength,
  optionForm,
  wordsOfTheDay,
  wordTypeInWordnet,
  gameLevels,
  pairInWordnet,
  strayPairReading,
  thirdPartner,
];
