import type { Page } from '@playwright/test';
import * as english from '#messages/catalogue.ts';
import { texts as hindi } from '#messages/hindi/translation.ts';

function leavesOf(texts: object): string[] {
  return Object.values(texts).flatMap((value) =>
    typeof value === 'string' ? [value] : leavesOf(value as object),
  );
}

const { ...catalogue } = english;
const concepts = Object.keys(hindi) as (keyof typeof hindi)[];
const inHindi = new Set(concepts.flatMap((name) => leavesOf(hindi[name])));
/** Texts that have a Hindi translation. */
const translated = concepts
  .flatMap((name) => leavesOf(catalogue[name]))
  .filter((text) => text !== '' && !text.includes('{') && !inHindi.has(text));

/** Texts a Hindi page shows in English despite a translation, outside elements marked as English. */
export async function findEnglish(page: Page): Promise<string[]> {
  return page.evaluate((known) => {
    const isKnown = new Set(known);
    const found = new Set<string>();
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('[lang]:not([lang=""])')?.getAttribute('lang')?.startsWith('en'))
        continue;
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const names = ['aria-label', 'title', 'placeholder'].map((name) =>
        element.getAttribute(name),
      );
      for (const text of [...own.map((node) => node.textContent), ...names]) {
        if (text !== null && isKnown.has(text.trim())) found.add(text.trim());
      }
    }
    return [...found];
  }, translated);
}

/** Devanagari that a screen reader would read as English: no ancestor marks it as Hindi. */
export async function findUnmarkedHindi(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll('body, body *')) {
      if (element.closest('[lang]:not([lang=""])')?.getAttribute('lang')?.startsWith('hi'))
        continue;
      if (element.matches('script, style')) continue;
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const names = ['aria-label', 'title', 'placeholder', 'alt'].map((name) =>
        element.getAttribute(name),
      );
      for (const text of [...own.map((node) => node.textContent), ...names]) {
        if (text !== null && /\p{Script=Devanagari}/u.test(text)) found.add(text.trim());
      }
    }
    return [...found];
  });
}
