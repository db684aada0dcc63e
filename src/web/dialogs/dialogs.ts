// Alerts and confirmations (product §2.8), callable from anywhere: handlers, effects, loaders. They render outside the
// page (message-host.tsx) and survive page changes. DIALOGS=browser uses the browser's own.

import { lazyCode } from '#web/platform/lazy-code.ts';
import { whenLoaderRemoved } from '#web/ui/loader/loader-removed.ts';
import type { Message } from './message-host.tsx';

/** Replaced by its value when the pages are built. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
const areBrowsers = process.env.DIALOGS === 'browser';

const hostCode = lazyCode(() => import('./message-host.tsx'));
// Games continue without a network.
void whenLoaderRemoved().then(hostCode.prefetch);

/**
 * Shows a text with one button. Resolves once it is closed and navigation is safe: "alert, then go to a page" is `await
 * showAlert(text); navigate(page)`.
 */
export async function showAlert(
  text: string,
  look: Pick<Message, 'mood' | 'below'> = {},
): Promise<void> {
  await show({ text, ...look });
}

/** Asks a question with the given labels for yes and no. Escape and Back mean no. Resolves as an alert does. */
export function askConfirmation(text: string, answers: Message['answers']): Promise<boolean> {
  return show({ text, answers });
}

/** Repeats a form problem, which is already shown at its field, if the browser's own dialogs are in use. */
export function alertProblem(text: string): void {
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
