// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

afterEach(cleanup);

function show(isOpen: boolean, onClose: () => void) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Leave?" closeLabel="Close">
      <p>Answers will be lost.</p>
    </Dialog>
  );
}

test('keeps its content out of the page until it is opened', () => {
  const { rerender } = render(show(false, () => undefined));
  expect(screen.queryByText('Answers will be lost.')).toBeNull();
  rerender(show(true, () => undefined));
  expect(screen.getByRole('dialog', { name: 'Leave?' })).toBeDefined();
});

test('tells its owner once when closed by the button, the backdrop or the browser', () => {
  const onClose = vi.fn();
  render(show(true, onClose));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(2);
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('a click inside does not close it', () => {
  const onClose = vi.fn();
  render(show(true, onClose));
  fireEvent.click(screen.getByText('Answers will be lost.'));
  expect(onClose).not.toHaveBeenCalled();
});
