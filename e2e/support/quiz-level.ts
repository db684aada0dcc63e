// What a journey knows about a level: like the page, it reads the key from the API.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { parse } from 'yaml';
import type { ChoiceOnWire, LevelAttributes, QuizQuestion, TopicRecord } from '#contract/quiz.ts';
import { codeLoaded } from './code-loaded.ts';
import { answerByTaps, isProduced } from './produced-question.ts';

export interface FreeLevel {
  id: number;
  topicId: number;
  topic: string;
  questions: QuizQuestion[];
  /** The level after this one. */
  nextId: number;
}

/** The first level of the free topic of standards 2 to 5. */
export async function readFreeLevel(request: APIRequestContext): Promise<FreeLevel> {
  const topics = (await (await request.get('/api/topics')).json()) as { data: TopicRecord[] };
  const free = topics.data.find((topic) => topic.attributes.isFree);
  const [id, nextId] = free?.attributes.levels ?? [];
  if (free === undefined || id === undefined || nextId === undefined) {
    throw new Error('there is no free topic with two levels');
  }
  const level = (await (await request.get(`/api/levels/${id}`)).json()) as {
    data: { attributes: LevelAttributes };
  };
  const { topic, questions } = level.data.attributes;
  return { id, topicId: free.id, topic, questions, nextId };
}

/** A level of a topic that is not free. */
export async function readLockedTopic(request: APIRequestContext): Promise<TopicRecord> {
  const topics = (await (await request.get('/api/topics')).json()) as { data: TopicRecord[] };
  const locked = topics.data.find((topic) => !topic.attributes.isFree);
  if (locked === undefined) throw new Error('every topic is free');
  return locked;
}

export const playingPath = (level: FreeLevel) =>
  `/quiz/playing?lvlid=${level.id}&src=single&topid=${level.topicId}`;

/**
 * Resolves once the code of a level and of its result has loaded and the level can be finished offline. Call it before
 * the level opens.
 */
export async function levelCodeLoaded(
  page: Page,
  level: Pick<FreeLevel, 'questions'>,
): Promise<void> {
  const players = level.questions.flatMap((question) => {
    if (isProduced(question)) return [`${question.kind}-player`];
    return question.type ? ['drag-player'] : [];
  });
  const parts = ['finish-level', 'score-single-page', 'gilli-says', ...new Set(players)];
  await codeLoaded(page, ...parts.map((part) => new RegExp(`/${part}-(?!part-)[^/]+\\.js$`)));
}

/** The words or options of a question, in order. */
export function choicesOf(question: ChoiceOnWire): string[] {
  return question.type ? question.questions.split(/\s+/).filter(Boolean) : question.options;
}

/** A question on the page; if it has choices, they are addressed by index. */
export class QuestionOnPage {
  readonly page: Page;
  readonly question: QuizQuestion;
  readonly region: Locator;
  readonly box: Locator;

  constructor(page: Page, question: QuizQuestion) {
    this.page = page;
    this.question = question;
    this.region = page.getByRole('region', { name: question.title });
    this.box = page.getByRole('region', { name: 'The answer box' });
  }

  option(index: number): Locator {
    const letter = 'abcdefgh'[index] ?? '';
    const text = this.choices.options[index] ?? '';
    return this.region.getByRole('button', { name: `${letter} ${text}`, exact: true });
  }

  tile(index: number): Locator {
    const words = this.page.getByRole('list', { name: 'The words of the sentence' });
    return words.getByRole('button').nth(index);
  }

  word(index: number): string {
    return choicesOf(this.choices)[index] ?? '';
  }

  get choices(): ChoiceOnWire {
    if (isProduced(this.question)) throw new Error(`${this.question.id} has no choices`);
    return this.question;
  }

  get isDrag(): boolean {
    return !isProduced(this.question) && this.question.type;
  }

  /** The index of the right choice. */
  get key(): number {
    return this.choices.answer;
  }

  /** The index of a wrong choice. */
  get miss(): number {
    return this.key === 0 ? 1 : 0;
  }

  /** Answers a question of any kind by taps. */
  async answer(isRight = true): Promise<void> {
    if (isProduced(this.question)) return answerByTaps(this.page, this.question, isRight);
    const choice = isRight ? this.key : this.miss;
    if (!this.isDrag) return this.option(choice).click();
    await this.tile(choice).click();
    await this.box.getByRole('button', { name: /^Put “/ }).click();
  }

  async isShown(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: this.question.title })).toBeVisible();
  }
}

/** The state of a question according to its pill. */
export async function expectMark(page: Page, number: number, mark: string): Promise<void> {
  await expect(page.getByRole('list', { name: 'Questions' })).toContainText(
    `Question ${number}, ${mark}`,
  );
}

export async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface BankQuestion {
  id: string;
  kind: 'choice' | 'spot' | 'drag';
  skill: string;
  title: string;
  text: string;
  options?: string[];
  answer: number;
  why: string;
  whyNot: string[];
  correction?: string;
}

/** The longest questions of a kind in the whole bank, in the API's shape. */
export async function readWordiestQuestions(
  kind: BankQuestion['kind'],
  count: number,
): Promise<ChoiceOnWire[]> {
  const bank = (await Promise.all(['basic', 'intermediate'].map(readCategory))).flat();
  return bank
    .filter((question) => question.kind === kind)
    .sort((one, other) => lettersOf(other) - lettersOf(one))
    .slice(0, count)
    .map(toQuizQuestion);
}

async function readCategory(category: string): Promise<BankQuestion[]> {
  const folder = join(import.meta.dirname, '../../content/quiz', category);
  const texts = (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'));
  return (await Promise.all(texts)).flatMap((text) => {
    const { levels } = parse(text) as { levels: { questions: BankQuestion[] }[] };
    return levels.flatMap(({ questions }) => questions);
  });
}

/** The number of letters on the screen after an answer. */
function lettersOf({ title, text, options = [], why, whyNot, correction = '' }: BankQuestion) {
  const longest = (texts: string[]) => Math.max(0, ...texts.map(({ length }) => length));
  const choices = 2 * longest(options);
  return title.length + text.length + choices + why.length + longest(whyNot) + correction.length;
}

function toQuizQuestion(question: BankQuestion): ChoiceOnWire {
  const { id, kind, skill, title, text, options = [], answer, why, whyNot, correction } = question;
  return {
    ...{ id, skill, title, type: kind === 'drag', questions: text, options, answer, why, whyNot },
    // All of it marked: bold letters are the widest.
    ...(correction && { correction: [{ text: correction, change: 'added' }] }),
  };
}

/** The wrong choice with the longest reason. */
export function wordiestMistake({ answer, whyNot }: ChoiceOnWire): number {
  const longest = Math.max(...whyNot.map(({ length }) => length));
  const at = whyNot.findIndex(({ length }) => length === longest);
  return at < answer ? at : at + 1;
}
