// Every rule of the checker: questions and lessons first, then words and games, then worksheets.

import { absoluteWords } from './absolute-words.ts';
import { articleGivesKey } from './article-gives-key.ts';
import { blankAndQuotes } from './blank-and-quotes.ts';
import { britishSpelling } from './british-spelling.ts';
import { cardMeanings } from './card-meanings.ts';
import { competitionPapers } from './competition-papers.ts';
import { dragTiles } from './drag-tiles.ts';
import { echoWord } from './echo-word.ts';
import { editShape } from './edit-shape.ts';
import { freeTopic } from './free-topic.ts';
import { gameLevels } from './game-levels.ts';
import { howMuch } from './how-much.ts';
import { ids } from './ids.ts';
import { keyChance } from './key-chance.ts';
import { keyPositions } from './key-positions.ts';
import { learnerErrors } from './learner-errors.ts';
import { lessonError } from './lesson-error.ts';
import { lessonForm } from './lesson-form.ts';
import { lessonLength } from './lesson-length.ts';
import { lessonShape } from './lesson-shape.ts';
import { lessonSkills } from './lesson-skills.ts';
import { lessonTwins } from './lesson-twins.ts';
import { levelMix } from './level-mix.ts';
import { levelOrder } from './level-order.ts';
import { longestKey } from './longest-key.ts';
import { matchSides } from './match-sides.ts';
import { nearTwin } from './near-twin.ts';
import { negativeStem } from './negative-stem.ts';
import { noMistake } from './no-mistake.ts';
import { oneAnswer } from './one-answer.ts';
import { opposites } from './opposites.ts';
import { optionForm } from './option-form.ts';
import { orderTiles } from './order-tiles.ts';
import { pairInWordnet } from './pair-in-wordnet.ts';
import { paperRepeatsQuiz } from './paper-repeats-quiz.ts';
import { paperShape } from './paper-shape.ts';
import { passageShape } from './passage-shape.ts';
import { phrases } from './phrases.ts';
import { producedTwins } from './produced-twins.ts';
import { questionHint } from './question-hint.ts';
import { reasons } from './reasons.ts';
import { repeatedIdea } from './repeated-idea.ts';
import type { Rule } from './rule.ts';
import { sameTrap } from './same-trap.ts';
import { screenLength } from './screen-length.ts';
import { sheetChoices } from './sheet-choices.ts';
import { sheetForm } from './sheet-form.ts';
import { sheetLength } from './sheet-length.ts';
import { sheetPuzzles } from './sheet-puzzles.ts';
import { sheetReasons } from './sheet-reasons.ts';
import { sheetShape } from './sheet-shape.ts';
import { sheetTwins } from './sheet-twins.ts';
import { sortBoxes } from './sort-boxes.ts';
import { spelling } from './spelling.ts';
import { spotParts } from './spot-parts.ts';
import { stemLength } from './stem-length.ts';
import { strayPairReading } from './stray-pair-reading.ts';
import { thirdPartner } from './third-partner.ts';
import { topicShape } from './topic-shape.ts';
import { typeAnswers } from './type-answers.ts';
import { wordTypeInWordnet } from './word-type-in-wordnet.ts';
import { wordsOfTheDay } from './words-of-the-day.ts';

export const rules: readonly Rule[] = [
  howMuch,
  topicShape,
  levelMix,
  levelOrder,
  paperShape,
  competitionPapers,
  ids,
  freeTopic,
  oneAnswer,
  blankAndQuotes,
  spelling,
  britishSpelling,
  nearTwin,
  producedTwins,
  paperRepeatsQuiz,
  sameTrap,
  reasons,
  phrases,
  learnerErrors,
  dragTiles,
  spotParts,
  orderTiles,
  sortBoxes,
  matchSides,
  typeAnswers,
  passageShape,
  editShape,
  noMistake,
  keyPositions,
  keyChance,
  longestKey,
  articleGivesKey,
  echoWord,
  absoluteWords,
  negativeStem,
  stemLength,
  screenLength,
  optionForm,
  lessonShape,
  lessonForm,
  lessonLength,
  lessonError,
  lessonSkills,
  questionHint,
  lessonTwins,
  wordsOfTheDay,
  wordTypeInWordnet,
  gameLevels,
  cardMeanings,
  pairInWordnet,
  strayPairReading,
  thirdPartner,
  opposites,
  repeatedIdea,
  sheetShape,
  sheetForm,
  sheetTwins,
  sheetReasons,
  sheetChoices,
  sheetPuzzles,
  sheetLength,
];
