import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { getMaintenance } from '#contract/site.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { noNetwork } from '#web/testing/server.ts';
import { codeQuery, LazyPart } from './lazy-part.tsx';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

function Part({ word }: { word: string }) {
  return <p>{`the part: ${word}`}</p>;
}

/** A page with a part whose code arrives only while there is a network. */
function open() {
  const network = { isUp: false };
  const code = codeQuery('test', async () => {
    if (!network.isUp) throw new TypeError('Failed to fetch dynamically imported module');
    return { Component: Part };
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <p>the page</p>
      <LazyPart code={code} props={{ word: 'yes' }} whileLoading={<p>loading</p>} />
    </QueryClientProvider>,
  );
  return network;
}

it('a part that does not arrive leaves the page standing, and can be tried again in its place', async () => {
  const network = open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('the page')).toBeDefined();
  network.isUp = true;
  await userEvent.click(retry);
  expect(await screen.findByText('the part: yes')).toBeDefined();
});

it('the button stays, with the focus on it, when trying again fails too', async () => {
  noNetwork(getMaintenance);
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  expect(document.activeElement).toBe(retry);
  expect(retry.isConnected).toBe(true);
});

it('it arrives by itself when the network is back', async () => {
  onlineManager.setOnline(false);
  const network = open();
  await screen.findByRole('button', { name: 'Try again' });
  network.isUp = true;
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('the part: yes')).toBeDefined();
});
