// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LiveRegion } from './live-region.tsx';

afterEach(cleanup);

/** Simulates a screen reader, which announces what is added to an existing region. */
function watch() {
  const region = screen.getByRole('status');
  const observer = new MutationObserver(() => undefined);
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  return () => {
    expect(screen.getByRole('status')).toBe(region);
    return observer.takeRecords().length > 0;
  };
}

it('is empty before its first message', async () => {
  render(<LiveRegion message="Loading the words…" />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  await screen.findByText('Loading the words…');
  expect(region.textContent).toBe('Loading the words…');
});

it('repeats a message after another event, and only then', async () => {
  const message = 'New game. 12 cards.';
  const { rerender } = render(<LiveRegion message={message} event="first" />);
  await screen.findByText(message);
  const isSaid = watch();
  rerender(<LiveRegion message={message} event="first" />);
  expect(isSaid()).toBe(false);
  rerender(<LiveRegion message={message} event="second" />);
  expect(isSaid()).toBe(true);
  expect(screen.getByRole('status').textContent).toBe(message);
});
