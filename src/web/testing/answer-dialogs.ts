// Answers the messages of web/dialogs/dialogs.ts in a test, as a person who is in a hurry does.

import { act } from '@testing-library/react';
import { onTestFinished } from 'vitest';
// Imported up front, so that no test waits for it.
import '#web/dialogs/message-host.tsx';

/**
 * Presses OK in every alert, and the answer in every question, as soon as it opens, until the test ends. Returns their
 * texts. Call it in a test or a beforeEach.
 */
export function answerDialogs(
  answerTo: (question: string) => 'yes' | 'no' = () => 'yes',
): string[] {
  const said: string[] = [];
  let answered: Element | null = null;
  const answer = () => {
    const dialog = document.querySelector('[role="alertdialog"][open]');
    const text = dialog?.querySelector('p');
    if (!dialog || !text || text === answered) return;
    answered = text;
    const message = text.textContent;
    said.push(message);
    const [no, yes = no] = dialog.querySelectorAll('button');
    const button = answerTo(message) === 'yes' ? yes : no;
    act(() => button?.click());
  };
  const observer = new MutationObserver(answer);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  onTestFinished(() => observer.disconnect());
  return said;
}
