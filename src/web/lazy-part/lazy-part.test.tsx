import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getMaintenance } from '#contract/site.ts';
import { forgetCaughtErrors } from '#tools/testing/caught-errors.ts';
import { onCodeError } from '#web/platform/lazy-code.ts';
import { noNetwork } from '#web/testing/server.ts';
import { lazyPart } from './lazy-part.tsx';

// Before a page reloads, it checks that the server can be reached.
beforeEach(() => noNetwork(getMaintenance));

afterEach(() => {
  cleanup();
  forgetCaughtErrors();
});

/** A page with a part whose code loads only while the network is up. */
function open(options: Parameters<typeof lazyPart>[1] = {}, network = { isUp: false }) {
  const Part = lazyPart<{ word: string }>(
    async () => {
      if (!network.isUp) throw new TypeError('Failed to fetch dynamically imported module');
      return ({ word }) => <p>{`the part: ${word}`}</p>;
    },
    { fallback: <p>loading</p>, ...options },
  );
  const page = (
    <>
      <p>the page</p>
      <Part word="yes" />
    </>
  );
  return { network, Part, page, ...render(page) };
}

it('a part shows its fallback until it loads', async () => {
  open({}, { isUp: true });
  expect(screen.getByText('loading')).toBeDefined();
  expect(await screen.findByText('the part: yes')).toBeDefined();
  expect(screen.queryByText('loading')).toBeNull();
});

it('a prefetched part renders at once', async () => {
  const Part = lazyPart(async () => () => <p>the part</p>);
  await Part.prefetch();
  render(<Part />);
  expect(screen.getByText('the part')).toBeDefined();
});

it('a part that fails to load leaves the page intact and offers a retry in its place', async () => {
  const { network } = open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('the page')).toBeDefined();
  network.isUp = true;
  await userEvent.click(retry);
  expect(await screen.findByText('the part: yes')).toBeDefined();
});

it('the button stays, with the focus on it, when trying again fails too', async () => {
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  await vi.waitFor(() => expect(retry.getAttribute('aria-disabled')).not.toBe('true'));
  expect(document.activeElement).toBe(retry);
  expect(retry.isConnected).toBe(true);
});

it('it retries by itself when the network is back', async () => {
  const { network } = open();
  await screen.findByRole('button', { name: 'Try again' });
  network.isUp = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('the part: yes')).toBeDefined();
});

it('a failure is not cached: a part that mounts again loads again', async () => {
  const { network, page, rerender } = open();
  await screen.findByRole('button', { name: 'Try again' });
  rerender(<p>another page</p>);
  network.isUp = true;
  rerender(page);
  expect(await screen.findByText('the part: yes')).toBeDefined();
});

it('an optional part that fails to load renders nothing', async () => {
  const { container } = open({ isOptional: true });
  await vi.waitFor(() => expect(container.textContent).toBe('the page'));
});

it('listeners are told about a part that fails to load', async () => {
  const heard: unknown[] = [];
  const stop = onCodeError(({ cause }) => heard.push(cause));
  open();
  await screen.findByRole('button', { name: 'Try again' });
  stop();
  expect(heard).toEqual([new TypeError('Failed to fetch dynamically imported module')]);
});

class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <p>the page failed</p> : this.props.children;
  }
}

it('an error in the part itself goes to the page', async () => {
  const Faulty = lazyPart(async () => () => {
    throw new Error('a fault');
  });
  render(
    <PageBoundary>
      <Faulty />
    </PageBoundary>,
  );
  expect(await screen.findByText('the page failed')).toBeDefined();
});
