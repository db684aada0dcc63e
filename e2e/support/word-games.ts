// What a journey knows about the word games: it reads the cards from the API and the drop-it levels from the content.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { parse } from 'yaml';
import type { Card, CardLevelRecord } from '#contract/card-game.ts';

export const CARD_GAME = '/vocabulary/games/wordcard?src=s&difficulty=easy';
/** The levels of drop-it: easy similar words, hard opposite ones. */
export const DROP_SIMILAR = '/vocabulary/games/dropit?src=s&difficulty=easy';
export const DROP_OPPOSITE = '/vocabulary/games/dropit?src=a&difficulty=hard';

/** The cards of a level of similar easy words. */
export async function readCards(request: APIRequestContext, level: number): Promise<Card[]> {
  const response = await request.get('/api/word-cards?populate=*&filters[difficulty][$eq]=easy');
  const { data } = (await response.json()) as { data: CardLevelRecord[] };
  const found = data.find(({ attributes }) => attributes.level === level);
  if (found === undefined) throw new Error(`there is no level ${level}`);
  return found.attributes.word;
}

/** How long two mismatched cards stay up, and how long the loader covers the page. */
const FLIP_BACK_MS = 1_000;
const LOADER_MS = 2_500;

/** The board of the card game on the page. */
export class CardBoard {
  readonly page: Page;
  readonly cards: Locator;

  constructor(page: Page) {
    this.page = page;
    this.cards = page.getByRole('list', { name: 'Cards' }).getByRole('button');
  }

  /** Opens a game with a paused clock: no card turns back unseen. */
  static async openWithPausedClock(page: Page, path: string): Promise<CardBoard> {
    await page.clock.install();
    await page.goto(path);
    await page.clock.runFor(LOADER_MS);
    const board = new CardBoard(page);
    await expect(board.cards).toHaveCount(12);
    await page.clock.pauseAt(Date.now() + 60 * 60 * 1000);
    return board;
  }

  /** Lets two cards turn back, or the game end. */
  async settle(): Promise<void> {
    await this.page.clock.runFor(FLIP_BACK_MS);
  }

  async turn(place: number): Promise<void> {
    await this.cards.nth(place).click();
  }

  /** The word on a face-up card. */
  async wordAt(place: number): Promise<string> {
    const label = this.cards.nth(place);
    await expect(label).toHaveAccessibleName(/^Card \d+: /);
    const name = (await label.getAttribute('aria-label')) ?? '';
    return name.replace(/^Card \d+: /, '').replace(/, matched$/, '');
  }

  /** Turns every card once, in pairs, and returns the word at each position. The clock must be paused. */
  async revealAll(): Promise<string[]> {
    const words: string[] = [];
    for (let place = 0; place < 12; place += 2) {
      for (const at of [place, place + 1]) {
        await this.turn(at);
        words.push(await this.wordAt(at));
      }
      await this.settle();
    }
    return words;
  }
}

/** The positions of each pair on the table. */
export function pairPlaces(laid: readonly string[], cards: readonly Card[]): number[][] {
  const pairIdOf = (word: string) => cards.find((card) => card.word === word)?.pairId;
  return [...new Set(cards.map(({ pairId }) => pairId))].map((pairId) =>
    laid.flatMap((word, place) => (pairIdOf(word) === pairId ? [place] : [])),
  );
}

/** The pairs of a drop-it level: the slot's word, then the tile's. */
export async function readDropPairs(level: {
  pairs: string;
  difficulty: string;
  level: number;
}): Promise<[string, string][]> {
  const path = join(import.meta.dirname, '../../content/games/drop-it.yaml');
  const file = parse(await readFile(path, 'utf8')) as {
    pairs: string;
    difficulty: string;
    level: number;
    words: [string, string][];
  }[];
  const found = file.find(
    (l) => l.pairs === level.pairs && l.difficulty === level.difficulty && l.level === level.level,
  );
  if (found === undefined) throw new Error('there is no such level');
  return found.words;
}

/** The board of drop-it on the page. */
export class DropBoard {
  readonly page: Page;
  readonly options: Locator;

  constructor(page: Page) {
    this.page = page;
    this.options = page.getByRole('list', { name: 'Words to drop' });
  }

  /** Taps the word, then the box. */
  async put(word: string, slot: string): Promise<void> {
    await this.tile(word).click();
    await this.page.getByRole('button', { name: `Put “${word}” here, beside “${slot}”` }).click();
  }

  tile(word: string): Locator {
    return this.options.getByRole('button', { name: word, exact: true });
  }

  slot(name: string): Locator {
    const slots = this.page.getByRole('list', { name: 'Boxes' });
    return slots.getByRole('listitem').filter({ has: this.page.getByText(name, { exact: true }) });
  }

  async expectPlaced(count: number): Promise<void> {
    await expect(this.page.getByText(`${count} of 5 placed`)).toBeVisible();
  }
}
