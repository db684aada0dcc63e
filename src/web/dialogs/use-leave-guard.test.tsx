import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { reloadUnguarded } from '#web/platform/reload.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

function Game() {
  useLeaveGuard('Leave?');
  return <h1>Game</h1>;
}

/** Whether the browser asks before it unloads the page. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('a game asks before its page is unloaded, but not if the page reloads by itself', () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Game /> }])} />);
  expect(asks()).toBe(true);
  // jsdom cannot reload.
  vi.stubGlobal('location', { ...window.location, reload: () => undefined });
  reloadUnguarded();
  expect(asks()).toBe(false);
});
