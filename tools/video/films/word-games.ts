// How the word games are played: cards that do not match and cards that do; words dragged into their boxes.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import type { Card, CardLevelRecord } from '#contract/card-game.ts';
import { startCardGame } from '#domain/card-game/card-game.ts';
import type { PairLevel } from '#domain/word-game/pair-level.ts';
import { clip, type Film } from '../film.ts';
import { drag, openPage, tap } from '../finger.ts';

const LOOK_MS = 500;
const READ_MS = 900;
const HURRY_MS = 200;
/** Cards that do not match turn back after a second; a little later the viewer has seen it. */
const TURN_BACK_MS = 1_500;
const CELEBRATE_MS = 1_800;
const CARDS = '/vocabulary/games/wordcard?src=s&difficulty=easy';
const DROP_IT = '/vocabulary/games/dropit?src=s&difficulty=easy';
/** The same cards in the same positions in every recording. */
const SEED = 7;
/** Pairs shown slowly; the others follow quickly. */
const SLOW_PAIRS = 2;

export const cardGame: Film = {
  to: clip('how-to-play-cards'),
  prepare: (page) => openPage(page, `${CARDS}&seed=${SEED}`),
  async play(page, pose) {
    const laid = startCardGame(await readCards(page), SEED).cards;
    await page.waitForTimeout(LOOK_MS);
    await tap(page, page.getByRole('button', { name: 'Level 1', exact: true }));
    await page.waitForTimeout(LOOK_MS);
    await tap(page, page.getByRole('button', { name: 'New Game' }));
    const cards = page.getByRole('list', { name: 'Cards' }).getByRole('button');
    await cards.first().waitFor();
    await page.waitForTimeout(READ_MS);
    const turn = async (place: number, ms: number) => {
      await tap(page, cards.nth(place));
      await page.waitForTimeout(ms);
    };

    const [first] = laid;
    await turn(0, READ_MS);
    await turn(1, TURN_BACK_MS);
    // The partner of the first card is known by now.
    const pairIds = [...new Set([first?.pairId, ...laid.map((card) => card.pairId)])];
    for (const [order, pairId] of pairIds.entries()) {
      const ms = order < SLOW_PAIRS ? READ_MS : HURRY_MS;
      for (const [place, card] of laid.entries()) if (card.pairId === pairId) await turn(place, ms);
      if (order + 1 === SLOW_PAIRS) pose();
    }
    await page.getByRole('heading', { name: 'You Won' }).waitFor();
    await page.waitForTimeout(CELEBRATE_MS);
  },
};

async function readCards(page: Page): Promise<Card[]> {
  const query = 'populate=*&filters[difficulty][$eq]=easy&sort=level';
  const response = await page.request.get(`/api/word-cards?${query}`);
  const { data } = (await response.json()) as { data: CardLevelRecord[] };
  return data[0]?.attributes.word ?? [];
}

export const dropGame: Film = {
  to: clip('how-to-play-drop-it'),
  prepare: (page) => openPage(page, DROP_IT),
  async play(page, pose) {
    page.on('dialog', (dialog) => dialog.accept());
    await page.waitForTimeout(LOOK_MS);
    await tap(page, page.getByRole('link', { name: 'Level 1', exact: true }));
    const words = page.getByRole('list', { name: 'Words to drop' });
    await words.waitFor();
    await page.waitForTimeout(READ_MS);
    const boxes = page.getByRole('list', { name: 'Boxes' }).getByRole('listitem');
    for (const [placed, [name, word]] of (await readPairs()).entries()) {
      const box = boxes.filter({ has: page.getByText(name, { exact: true }) });
      await drag(page, words.getByRole('button', { name: word, exact: true }), box);
      await page.waitForTimeout(LOOK_MS);
      if (placed === 1) pose();
    }
    await page.waitForTimeout(LOOK_MS);
    await tap(page, page.getByRole('button', { name: 'Submit' }));
    await page.getByRole('link', { name: /^Level 1, best result/ }).waitFor();
    await page.waitForTimeout(CELEBRATE_MS);
  },
};

/** Of the first easy level of similar words: the box's name, then the word for it. */
async function readPairs(): Promise<readonly (readonly [string, string])[]> {
  const path = join(import.meta.dirname, '../../../content/games/drop-it.yaml');
  const levels = parse(await readFile(path, 'utf8')) as PairLevel[];
  const found = levels.find(
    (l) => l.pairs === 'similar' && l.difficulty === 'easy' && l.level === 1,
  );
  return (found?.words ?? []) as readonly [string, string][];
}
