// How the child in the video answers a question without choices: rightly, part by part.

import type { Page } from '@playwright/test';
import type {
  EditOnWire,
  MatchOnWire,
  OrderOnWire,
  PassageOnWire,
  ProducedOnWire,
  RewriteOnWire,
  SortOnWire,
  TypeOnWire,
} from '#contract/quiz.ts';
import { editWords } from '#domain/quiz/edit-text.ts';
import { movableTiles } from '#domain/quiz/sentence-tiles.ts';
import { tap } from './finger.ts';

export async function produce(page: Page, question: ProducedOnWire): Promise<void> {
  switch (question.kind) {
    case 'order':
      await build(page, question);
      break;
    case 'sort':
      await sort(page, question);
      break;
    case 'match':
      await pair(page, question);
      break;
    case 'type':
      await write(page, question);
      break;
    case 'rewrite':
      await rewrite(page, question);
      break;
    case 'listen':
      await page.getByLabel('What you heard').pressSequentially(question.text, { delay: 60 });
      break;
    case 'edit':
      await edit(page, question);
      break;
    case 'passage':
      await decide(page, question);
      break;
  }
  await tap(page, page.getByRole('button', { name: 'Check', exact: true }));
}

async function build(page: Page, { text }: OrderOnWire): Promise<void> {
  await buildFrom(page, text);
}

async function buildFrom(page: Page, text: string): Promise<void> {
  const words = page.getByRole('list', { name: 'The words', exact: true });
  for (const name of movableTiles(text).tiles) {
    await tap(page, words.getByRole('button', { name, exact: true }).first());
  }
}

async function sort(page: Page, { boxes }: SortOnWire): Promise<void> {
  const loose = page.getByRole('list', { name: 'The words to sort' });
  for (const { name: box, words } of boxes) {
    for (const name of words) {
      await tap(page, loose.getByRole('button', { name, exact: true }));
      await tap(page, page.getByRole('button', { name: `Put “${name}” in “${box}”`, exact: true }));
    }
  }
}

async function pair(page: Page, { pairs }: MatchOnWire): Promise<void> {
  for (const { left, right } of pairs) {
    for (const [side, name] of [
      ['The left side', left],
      ['The right side', right],
    ] as const) {
      const list = page.getByRole('list', { name: side });
      await tap(page, list.getByRole('button', { name, exact: true }));
    }
  }
}

async function write(page: Page, { accept: [best = ''] }: TypeOnWire): Promise<void> {
  await page.getByLabel('Your answer').pressSequentially(best, { delay: 60 });
}

async function rewrite(page: Page, { build, accept: [best = ''] }: RewriteOnWire): Promise<void> {
  if (build !== undefined) return buildFrom(page, build);
  await page.getByLabel('Your whole sentence').pressSequentially(best, { delay: 60 });
}

async function edit(page: Page, { text }: EditOnWire): Promise<void> {
  for (const { word, right } of editWords(text)) {
    if (right.length === 0) continue;
    await tap(page, page.getByRole('button', { name: word, exact: true }).first());
    await page.getByLabel(`In place of “${word}”`).fill(right[0] ?? '');
    await tap(page, page.getByRole('button', { name: 'Change it' }));
  }
}

async function decide(page: Page, { places }: PassageOnWire): Promise<void> {
  for (const [at, { answer }] of places.entries()) {
    const options = page.getByRole('region', { name: `Place ${at + 1}`, exact: true });
    await tap(page, options.getByRole('button').nth(answer));
  }
}
