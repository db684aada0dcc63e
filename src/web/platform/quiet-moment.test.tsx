import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, expect, it } from 'vitest';
import { hasNoHold, isQuiet, useHold, watchTyping } from './quiet-moment.ts';

afterAll(watchTyping());

afterEach(cleanup);

function Game({ isOver = false }: { isOver?: boolean }) {
  const endHold = useHold(!isOver);
  return (
    <button type="button" onClick={endHold}>
      Leave
    </button>
  );
}

it('a page is free until a game begins, and when it is over or left', async () => {
  expect(hasNoHold()).toBe(true);
  const { rerender } = render(<Game />);
  expect(hasNoHold()).toBe(false);
  rerender(<Game isOver />);
  expect(hasNoHold()).toBe(true);
  rerender(<Game />);
  await userEvent.click(screen.getByRole('button'));
  expect(hasNoHold()).toBe(true);
});

it('two games hold apart', () => {
  render(<Game />);
  const { unmount } = render(<Game />);
  unmount();
  expect(hasNoHold()).toBe(false);
});

it('a moment is not quiet while something typed stands in a field', async () => {
  const { unmount } = render(<input aria-label="Name" />);
  expect(isQuiet()).toBe(true);
  await userEvent.type(screen.getByRole('textbox'), 'Ravi');
  expect(isQuiet()).toBe(false);
  expect(hasNoHold()).toBe(true);
  unmount();
  expect(isQuiet()).toBe(true);
});

it('a moment is not quiet while a dialog is open', () => {
  const { rerender } = render(<dialog open>One</dialog>);
  expect(isQuiet()).toBe(false);
  rerender(<dialog>One</dialog>);
  expect(isQuiet()).toBe(true);
});
