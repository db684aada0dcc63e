// What a journey knows of a level: it reads the key from the API, as the page does.

import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { LevelAttributes, QuizQuestion, TopicRecord } from '#contract/quiz.ts';

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

/** The words or options of a question, in order. */
export function choicesOf(question: QuizQuestion): string[] {
  return question.type ? question.questions.split(/\s+/).filter(Boolean) : question.options;
}

/** The choices of a question on the page, by index. */
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
    const text = this.question.options[index] ?? '';
    return this.region.getByRole('button', { name: `${letter} ${text}`, exact: true });
  }

  tile(index: number): Locator {
    const words = this.page.getByRole('list', { name: 'The words of the sentence' });
    return words.getByRole('button').nth(index);
  }

  word(index: number): string {
    return choicesOf(this.question)[index] ?? '';
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
