// The whole content in memory, as the rules see it. Quiz and competition questions become items of one shape, so that a
// rule about items is written once and holds for both.

import type { WordCardLevel } from '#domain/card-game/word-cards-file.ts';

import type { Competition } from '#domain/competition/competition-file.ts';

import type { PaperFile } from '#domain/competition/paper-file.ts';
import type { LessonFile } from '#domain/lesson/lesson-file.ts';
import { type ChoiceKind, choicesOf, hasChoices } from '#domain/quiz/choices.ts';
import type { LearnerError } from '#domain/quiz/learner-error.ts';
import type { ProducedQuestion, Question, QuestionKind } from '#domain/quiz/question.ts';
import type { LevelOfFile, TopicFile } from '#domain/quiz/topic-file.ts';
import type { WordOfTheDay } from '#domain/vocabulary/word-file.ts';
import type { PairLevel } from '#domain/word-game/pair-level.ts';
import type { PairReading } from '#domain/word-game/pair-reading-file.ts';
import type { ConceptSheetFile, PracticeSheetFile } from '#domain/worksheet/sheet-file.ts';
import type { ContentFile } from '../read/parse-file.ts';
import { reasonsOf, stemOf } from './produced.ts';

export type Bank = {
  topics: ContentFile<TopicFile>[];
  lessons: ContentFile<LessonFile>[];
  learnerErrors: ContentFile<LearnerError[]> | undefined;
  competitions: ContentFile<Competition>[];
  papers: ContentFile<PaperFile>[];
  words: ContentFile<WordOfTheDay[]> | undefined;
  wordCards: ContentFile<WordCardLevel[]> | undefined;
  dropIt: ContentFile<PairLevel[]> | undefined;
  pairReadings: ContentFile<PairReading[]> | undefined;
  conceptSheets: ContentFile<ConceptSheetFile>[];
  practiceSheets: ContentFile<PracticeSheetFile>[];
};

/** What every question has, whatever its kind. */
type ItemOfAnyKind = {
  file: string;
  id: string;
  source: 'quiz' | 'paper';
  kind: QuestionKind;
  /** The youngest readers of the item. */
  standard: number;
  skill: string;
  title: string;
  /** Its own hint, where that of its skill does not serve it. */
  hint: string | undefined;
  /** What the child reads first; empty if the title asks the whole question. */
  text: string;
  /** Every reason that the child may read, that of the key first. */
  reasons: string[];
  errors: string[];
  answered: Record<string, string>;
};

/** A question with one right choice. */
export type ChoiceItem = ItemOfAnyKind & {
  kind: ChoiceKind;
  choices: string[];
  answer: number;
  correction: string | undefined;
};

/** A question whose answer the child produces. */
export type ProducedItem = ItemOfAnyKind & {
  kind: ProducedQuestion['kind'];
  question: ProducedQuestion;
};

export type Item = ChoiceItem | ProducedItem;

export function itemsOfLevel(file: string, topic: TopicFile, level: LevelOfFile): Item[] {
  return level.questions.map((question) => quizItem(file, question, youngest(topic, level)));
}

export function itemsOfTopic({ file, value }: ContentFile<TopicFile>): Item[] {
  return value.levels.flatMap((level) => itemsOfLevel(file, value, level));
}

export function itemsOfPaper({ file, value }: ContentFile<PaperFile>): ChoiceItem[] {
  return value.questions.map((question) => ({
    file,
    id: question.id,
    source: 'paper',
    kind: 'choice',
    standard: value.standard,
    skill: question.skill,
    title: '',
    hint: undefined,
    text: question.question,
    choices: question.options,
    answer: question.answer,
    correction: undefined,
    reasons: [question.why, ...question.whyNot],
    errors: question.errors,
    answered: question.answered ?? {},
  }));
}

export type FileOfItems = { file: string; items: Item[]; isWhole: boolean };

/** The topics, then the papers, each with its questions. */
export function filesOfItems(bank: Bank): FileOfItems[] {
  return [
    ...bank.topics.map((topic) => ({ ...topic, items: itemsOfTopic(topic) })),
    ...bank.papers.map((paper) => ({ ...paper, items: itemsOfPaper(paper) })),
  ];
}

/** Every question of the bank, quiz first. */
export function itemsOf(bank: Bank): Item[] {
  return filesOfItems(bank).flatMap(({ items }) => items);
}

/** Those of the questions that have choices. */
export function withChoices(items: readonly Item[]): ChoiceItem[] {
  return items.filter(isChoiceItem);
}

export function isChoiceItem(item: Item): item is ChoiceItem {
  return 'choices' in item;
}

function quizItem(file: string, question: Question, standard: number): Item {
  const { id, skill, title, hint, errors, answered = {} } = question;
  const source = 'quiz' as const;
  const common = { file, id, source, standard, skill, title, hint, errors, answered };
  if (!hasChoices(question)) {
    const { kind } = question;
    return { ...common, kind, text: stemOf(question), reasons: reasonsOf(question), question };
  }
  return {
    ...common,
    kind: question.kind,
    text: question.text,
    choices: [...choicesOf(question)],
    answer: question.answer,
    correction: question.kind === 'spot' ? question.correction : undefined,
    reasons: [question.why, ...question.whyNot],
  };
}

/** The youngest readers of a level: basic easy is written for standards 2–3, basic hard for 4–5, intermediate for 6–8. */
export function youngest(topic: TopicFile, level: LevelOfFile): number {
  if (topic.category === 'intermediate') return level.difficulty === 'easy' ? 6 : 7;
  return level.difficulty === 'easy' ? 2 : 4;
}
