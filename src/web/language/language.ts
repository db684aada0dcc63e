// The language of the pages for parents (product §15.4): English until the parent chooses Hindi, whose texts then load.
// The choice is stored as `language`.

import { useSyncExternalStore } from 'react';
import { type Language, showTranslation } from '#messages/language.ts';
import { lazyCode } from '#web/platform/lazy-code.ts';
import { storedValue } from '#web/platform/stored-value.ts';

const chosen = storedValue('language', (stored): Language => (stored === 'hi' ? 'hi' : 'en'));

const hindiCode = lazyCode(() => import('#messages/hindi/translation.ts'));

let shown: Language = 'en';
/** Hindi only. */
let replies: Readonly<Record<string, string>> = {};
const listeners = new Set<() => void>();

/**
 * The current language. A page with translated texts calls this and sets its `lang` to the result: the page rerenders
 * when the language changes.
 */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
}

export function currentLanguage(): Language {
  return shown;
}

/** Call before the first page renders. Restores the language of an earlier visit if its texts arrive. */
export async function startLanguage(): Promise<void> {
  if (chosen.read() === 'hi') await show('hi').catch(() => undefined);
}

/** Switches to the language and stores the choice. Rejects without a change if its texts do not arrive. */
export async function chooseLanguage(language: Language): Promise<void> {
  await show(language);
  chosen.write(language);
}

/** The server's message in the current language: its own messages are English. */
export function replyInLanguage(message: string, reason: unknown): string {
  return shown === 'en' ? message : (replies[String(reason)] ?? '');
}

async function show(language: Language): Promise<void> {
  const hindi = language === 'hi' ? await hindiCode.load() : null;
  showTranslation(hindi?.texts ?? null);
  replies = hindi?.replies ?? {};
  shown = language;
  document.documentElement.lang = language === 'hi' ? 'hi' : 'en-IN';
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
