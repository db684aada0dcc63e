// Alerts and confirmations (product §2.8), to call from anywhere: handlers, effects, loaders. They are drawn apart from
// the page (message-host.tsx), so they stay while it changes; DIALOGS=browser leaves them to the browser.

import { lateCode } from '#web/platform/late-code.ts';
import { whenLoaderIsGone } from '#web/ui/loader/loader-gone.ts';
import type { Message } from './message-host.tsx';

/** Replaced by its value in a build. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
const areBrowsers = process.env.DIALOGS === 'browser';

const hostCode = lateCode(() => import('./message-host.tsx'));
// Games go on without a network.
void whenLoaderIsGone().then(hostCode.prefetch);

/**
 * Shows a text with one button. The promise resolves once it is closed and a page change may begin, so that "alert, then
 * go to a page" is `await showAlert(text); navigate(page)`.
 */
export async function showAlert(
  text: string,
  look: Pick<Message, 'mood' | 'below'> = {},
): Promise<void> {
  await show({ text, ...look });
}

/** Asks a question with the labels of its two answers; Escape and Back are a no. Resolves as an alert does. */
export function askConfirmation(text: string, answers: Message['answers']): Promise<boolean> {
  return show({ text, answers });
}

/** A form's problem, which stands at its field: only the browser's dialogs say it as well. */
export function alertOfProblem(text: string): void {
  if (areBrowsers) window.alert(text);
}

async function show(message: Message): Promise<boolean> {
  const host = areBrowsers ? null : await hostCode.load().catch(() => null);
  return host === null ? showInBrowser(message) : host.showMessage(message);
}

function showInBrowser({ text, answers }: Message): boolean {
  if (answers) return window.confirm(text);
  window.alert(text);
  return true;
}
