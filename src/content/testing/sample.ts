// Content for tests: well-formed samples, with the changes a test needs.

import type { WordCardLevel } from '#domain/card-game/word-cards-file.ts';
import type { Competition } from '#domain/competition/competition-file.ts';
import type { PaperFile, PaperQuestion } from '#domain/competition/paper-file.ts';
import type { LessonFile, LessonOfFile } from '#domain/lesson/lesson-file.ts';
import type { LearnerError } from '#domain/quiz/learner-error.ts';
import type { Question } from '#domain/quiz/question.ts';
import type { LevelOfFile, TopicFile } from '#domain/quiz/topic-file.ts';
import type { WordOfTheDay } from '#domain/vocabulary/word-file.ts';
import type { PairLevel } from '#domain/word-game/pair-level.ts';
import type { PairReading } from '#domain/word-game/pair-reading-file.ts';
import { type Bank, emptyBank } from '../bank/bank.ts';
import type { ContentFile } from '../read/parse-file.ts';
import type { Finding, Rule } from '../rules/rule.ts';

type Choice = Extract<Question, { kind: 'choice' }>;
type Spot = Extract<Question, { kind: 'spot' }>;
type Drag = Extract<Question, { kind: 'drag' }>;

export function choice(changes: Partial<Choice> = {}): Choice {
  return {
    id: 'basic-nouns-e1-01',
    kind: 'choice',
    skill: 'naming words for animals',
    title: 'Choose the naming word.',
    text: 'The ____ is asleep under the mango tree.',
    options: ['puppy', 'happily', 'small', 'sleeps'],
    answer: 0,
    why: 'A noun can name an animal. “Puppy” names one.',
    whyNot: ['It tells how.', 'It describes.', 'It is an action word.'],
    errors: [
      'manner-word-for-naming-word',
      'describing-word-for-naming-word',
      'action-word-for-naming-word',
    ],
    ...changes,
  };
}

export function spot(changes: Partial<Spot> = {}): Spot {
  return {
    id: 'basic-nouns-e1-02',
    kind: 'spot',
    skill: 'one and many',
    title: 'Which part has the mistake?',
    text: 'Meena put two book on the shelf.',
    options: ['Meena put', 'two book', 'on the shelf'],
    answer: 1,
    correction: 'Meena put two books on the shelf.',
    why: '“Two” means more than one, so the noun takes -s.',
    whyNot: ['This part is right.', 'There is one shelf.'],
    errors: ['missing-plural-s'],
    ...changes,
  };
}

export function drag(changes: Partial<Drag> = {}): Drag {
  return {
    id: 'basic-nouns-e1-03',
    kind: 'drag',
    skill: 'naming words for people',
    title: 'Drag the word that names a person.',
    text: 'Our farmer waters green fields.',
    answer: 1,
    why: '“Farmer” names a person.',
    whyNot: ['It shows whose.', 'It is an action.', 'It describes.', 'It names a place.'],
    errors: [
      'small-word-for-naming-word',
      'action-word-for-naming-word',
      'describing-word-for-naming-word',
      'wrong-kind-of-noun',
    ],
    ...changes,
  };
}

export function level(questions: Question[], changes: Partial<LevelOfFile> = {}): LevelOfFile {
  return {
    id: 11,
    difficulty: 'easy',
    number: 1,
    plan: { skills: ['naming words'], errors: ['childs'] },
    questions,
    ...changes,
  };
}

export function topic(
  levels: LevelOfFile[],
  changes: Partial<TopicFile> = {},
  file = 'quiz/basic/01-nouns.yaml',
): ContentFile<TopicFile> {
  const head = { id: 1, topic: 'Nouns', category: 'basic', order: 1, isFree: true } as const;
  return { file, value: { ...head, levels, ...changes }, isWhole: true };
}

export function lesson(changes: Partial<LessonOfFile> = {}): LessonOfFile {
  return {
    level: 11,
    title: 'Naming words',
    rule: 'A noun is a naming word for a person, a place, an animal or a thing.',
    examples: ['My *aunt* lives here.', 'A *crow* sat on the *gate*.'],
    mistake: 'Three {mango => mangoes} fell.',
    error: 'missing-plural-s',
    hint: 'Ask: who or what is it?',
    ...changes,
  };
}

export function lessonsIn(
  lessons: LessonOfFile[],
  file = 'lessons/basic/01-nouns.yaml',
): ContentFile<LessonFile> {
  return { file, value: { topic: 1, lessons }, isWhole: true };
}

export function paperQuestion(changes: Partial<PaperQuestion> = {}): PaperQuestion {
  return {
    id: 'c7-s2-01',
    tier: 'easy',
    skill: 'naming words',
    question: 'My ____ has a red bell.',
    options: ['bicycle', 'loudly', 'ride', 'shiny'],
    answer: 0,
    why: '“Bicycle” names a thing.',
    whyNot: ['It tells how.', 'It is an action.', 'It describes.'],
    errors: [
      'manner-word-for-naming-word',
      'action-word-for-naming-word',
      'describing-word-for-naming-word',
    ],
    ...changes,
  };
}

export function paper(questions: PaperQuestion[]): ContentFile<PaperFile> {
  const value = { competition: 7, standard: 2, id: 702, questions };
  return { file: 'competition/7/standard-2.yaml', value, isWhole: true };
}

export function word(changes: Partial<WordOfTheDay> = {}): WordOfTheDay {
  return {
    word: 'generous',
    type: 'adjective',
    meaning: 'happy to give and share',
    sentence: 'Our generous neighbour gave every child a mango.',
    ...changes,
  };
}

export function pairLevel(changes: Partial<PairLevel> = {}): PairLevel {
  return {
    pairs: 'similar',
    difficulty: 'easy',
    level: 1,
    words: [
      ['big', 'large'],
      ['begin', 'start'],
      ['quick', 'fast'],
      ['shut', 'close'],
      ['happy', 'glad'],
    ],
    ...changes,
  };
}

/** The level as one of word cards. */
export function withMeanings({ words, ...level }: PairLevel): WordCardLevel {
  const meanings =
    level.pairs === 'similar' ? ['what both mean'] : ['what one means', 'what the other means'];
  return { ...level, words: words.map((pair) => ({ pair, meanings })) };
}

export function bankOf(parts: {
  topics?: ContentFile<TopicFile>[];
  questions?: Question[];
  lessons?: LessonOfFile[];
  learnerErrors?: LearnerError[];
  competitions?: ContentFile<Competition>[];
  papers?: ContentFile<PaperFile>[];
  words?: WordOfTheDay[];
  wordCards?: PairLevel[];
  dropIt?: PairLevel[];
  pairReadings?: PairReading[];
}): Bank {
  const { competitions = [] } = parts;
  const { questions, topics = [], papers = [], words, wordCards, dropIt, pairReadings } = parts;
  const { learnerErrors, lessons } = parts;
  const file = <T>(name: string, value: T | undefined) =>
    value === undefined ? undefined : { file: name, value, isWhole: true };
  return {
    ...emptyBank,
    topics: questions === undefined ? topics : [...topics, topic([level(questions)])],
    lessons: lessons === undefined ? [] : [lessonsIn(lessons)],
    learnerErrors: file('learner-errors.yaml', learnerErrors),
    competitions,
    papers,
    words: file('vocabulary/words.yaml', words),
    wordCards: file('games/word-cards.yaml', wordCards?.map(withMeanings)),
    dropIt: file('games/drop-it.yaml', dropIt),
    pairReadings: file('games/pair-readings.yaml', pairReadings),
  };
}

/** What a rule finds in a bank: `id: message`. */
export async function findings(rule: Rule, bank: Bank): Promise<string[]> {
  const found: Finding[] = [...(await rule.check(bank))];
  return found.map(({ id, message }) => `${id}: ${message}`);
}

/** What a rule finds in the questions of one level. */
export function findingsIn(rule: Rule, ...questions: Question[]): Promise<string[]> {
  return findings(rule, bankOf({ questions }));
}
