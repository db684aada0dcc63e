// The site's own alerts and questions.

import { expect, type Page } from '@playwright/test';

/** The open dialog. */
export const dialogOf = (page: Page) => page.getByRole('alertdialog');

/** Reads an alert and closes it. */
export async function closeAlert(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('alertdialog', { name: text, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(dialogOf(page)).toBeHidden();
}

/** Follows a lock that has been pressed: it explains itself, then redirects. */
export async function followLock(
  page: Page,
  answer: 'Log in' | 'See the membership',
): Promise<void> {
  await expect(dialogOf(page)).toContainText('This is for members.');
  await page.getByRole('button', { name: answer, exact: true }).click();
}

/** Goes back from a game, answers the question, and leaves or stays. */
export async function leaveGame(page: Page, isLeaving: boolean): Promise<void> {
  await page.goBack();
  await expect(dialogOf(page)).toContainText('kitten');
  const answer = isLeaving ? 'Leave' : 'Keep playing';
  await page.getByRole('button', { name: answer, exact: true }).click();
  await expect(dialogOf(page)).toBeHidden();
}

/**
 * Answers every dialog with OK or yes as soon as it opens. Returns their texts. Call it before the page opens. Also
 * leaves a tab that is in the middle of a game.
 */
export async function collectAlerts(page: Page): Promise<string[]> {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => dialog.accept());
  await page.exposeFunction('collectAlert', (text: string) => alerts.push(text));
  await page.addInitScript(() => {
    let answered: Element | null = null;
    const answer = () => {
      const dialog = document.querySelector('[role="alertdialog"][open]');
      const text = dialog?.querySelector('p');
      if (!dialog || !text || text === answered) return;
      answered = text;
      Object(window).collectAlert(text.textContent);
      [...dialog.querySelectorAll('button')].at(-1)?.click();
    };
    const options = { subtree: true, childList: true, attributes: true };
    new MutationObserver(answer).observe(document, options);
  });
  return alerts;
}
