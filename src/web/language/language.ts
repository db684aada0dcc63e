// The language of the pages for parents (product §15.4): English until the parent chooses Hindi, whose texts are then
// loaded. The choice is stored as `language`.

import { useSyncExternalStore } from 'react';
import { type Language, showTranslation } from '#messages/language.ts';
import { lateCode } from '#web/platform/late-code.ts';
import { storedValue } from '#web/platform/stored-value.ts';

const chosen = storedValue('language', (stored): Language => (stored === 'hi' ? 'hi' : 'en'));

const hindiCode = lateCode(() => import('#messages/hindi/translation.ts'));

let shown: Language = 'en';
/** Hindi only. */
let replies: Readonly<Record<string, string>> = {};
const listeners = new Set<() => void>();

/**
 * The language that is shown. A page with translated texts calls it and names it as its `lang`: it and what it contains
 * are then drawn again when the language changes.
 */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, shownLanguage);
}

export function shownLanguage(): Language {
  return shown;
}

/** Before the first page is drawn: the language that was chosen in an earlier visit, if its texts arrive. */
export async function startLanguage(): Promise<void> {
  if (chosen.read() === 'hi') await show('hi').catch(() => undefined);
}

/** Shows the language and remembers it. Rejects, and changes nothing, if its texts do not arrive. */
export async function chooseLanguage(language: Language): Promise<void> {
  await show(language);
  chosen.write(language);
}

/** What the server said, in the language that is shown: its own words are English. */
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
