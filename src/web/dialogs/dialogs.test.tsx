// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { askConfirmation, showAlert } from './dialogs.ts';

const LEAVE = { yes: 'Leave', no: 'Stay' };
const dialog = (name: string) => screen.findByRole('alertdialog', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

afterEach(isClosed);

it('an alert shows its text and resolves when it is closed', async () => {
  let isOver = false;
  const over = showAlert('Select a level').then(() => {
    isOver = true;
  });
  await dialog('Select a level');
  expect(isOver).toBe(false);
  await press('OK');
  await act(() => over);
  expect(isOver).toBe(true);
});

it.each([
  ['Leave', true],
  ['Stay', false],
])('a question that is answered with %s is answered with %s', async (button, isYes) => {
  const answer = askConfirmation('Leave the game?', LEAVE);
  await press(button);
  expect(await act(() => answer)).toBe(isYes);
});

it.each([
  ['Back', () => window.history.back()],
  ['Escape', () => screen.getByRole<HTMLDialogElement>('alertdialog').close()],
])('%s answers a question with no', async (_, leave) => {
  const answer = askConfirmation('Leave the game?', LEAVE);
  await dialog('Leave the game?');
  await waitFor(() => expect(window.history.state?.isOverlay).toBe(true));
  leave();
  expect(await act(() => answer)).toBe(false);
});

it("the dialog's history entry is gone before navigation is allowed", async () => {
  window.history.pushState({ idx: 1 }, '', '/quiz');
  const over = showAlert('Wait');
  await press('OK');
  await act(() => over);
  window.history.pushState({ idx: 2 }, '', '/quiz/topics');
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
  expect(window.location.pathname).toBe('/quiz/topics');
  expect(window.history.state).toEqual({ idx: 2 });
});

it('shows two messages one after the other, and the same one once', async () => {
  const all = Promise.all([showAlert('One'), showAlert('Two'), showAlert('One')]);
  await dialog('One');
  await press('OK');
  await dialog('Two');
  await press('OK');
  await act(() => all);
});

it("DIALOGS=browser uses the browser's own", async () => {
  vi.resetModules();
  vi.stubEnv('DIALOGS', 'browser');
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
  const browsers = await import('./dialogs.ts');
  await browsers.showAlert('One');
  browsers.alertProblem('Two');
  expect(alert.mock.calls).toEqual([['One'], ['Two']]);
  expect(await browsers.askConfirmation('Leave?', LEAVE)).toBe(true);
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Leave?');
});
