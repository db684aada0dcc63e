// @vitest-environment jsdom
// Several children on one device: the results of each stay their own.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { account } from '#web/platform/account.ts';
import { type ProgressKind, rememberResult, uploadProgress, useBestResults } from './progress.ts';
import { forgetOwnedProgress } from './stored-progress.ts';

/** A result is the number of a level that was won. */
type Server = Record<string, readonly number[]>;
let server: Server;
let isReachable: boolean;
let saves: number;

const union = (some: readonly number[], more: readonly number[]) => [
  ...new Set([...some, ...more]),
];
const here = () => JSON.parse(localStorage.getItem('id') ?? '""') as string;

const levels: ProgressKind<number> = {
  name: 'games',
  parse: (stored) => (Array.isArray(stored) ? stored.filter(Number.isInteger) : []),
  mergeBest: union,
  betterThan: (known, results) => results.filter((level) => !known.includes(level)),
  load: async () => {
    if (!isReachable) throw new Error('not reachable');
    return server[here()] ?? [];
  },
  save: async (results) => {
    saves += 1;
    if (!isReachable) throw new Error('not reachable');
    // The server refuses level 99.
    server[here()] = union(server[here()] ?? [], results).filter((level) => level !== 99);
    if (results.includes(99)) throw new Error('refused');
  },
};

beforeEach(() => {
  localStorage.clear();
  server = {};
  isReachable = true;
  saves = 0;
});

afterEach(cleanup);

function look() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useBestResults(levels), { wrapper }).result;
}

/** The results a new page shows once it has loaded. */
async function expectSeen(expected: readonly number[]) {
  const seen = look();
  await waitFor(() => expect([...seen.current].sort()).toEqual(expected));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([...seen.current].sort()).toEqual(expected);
  cleanup();
}

const signIn = (id: string) => account.id.write(id);
function signOut() {
  forgetOwnedProgress();
  account.id.remove();
}
const win = (level: number) => rememberResult(levels, level);

it('belongs to nobody until somebody signs in, then to them alone', async () => {
  win(1);
  await expectSeen([1]);
  signIn('asha');
  await expectSeen([1]);
  expect(server).toEqual({ asha: [1] });
  signOut();
  await expectSeen([]);
  signIn('ravi');
  await expectSeen([]);
  expect(server).toEqual({ asha: [1] });
});

it('of a signed-in child is on the server, and leaves the device with the child', async () => {
  signIn('asha');
  win(1);
  await waitFor(() => expect(server).toEqual({ asha: [1] }));
  signOut();
  expect(localStorage.getItem('games')).toBeNull();
  await expectSeen([]);
  signIn('ravi');
  win(2);
  await expectSeen([2]);
  expect(server).toEqual({ asha: [1], ravi: [2] });
  signOut();
  signIn('asha');
  await expectSeen([1]);
});

it('of a visitor is claimed at once if the server is reachable', async () => {
  win(1);
  win(2);
  signIn('asha');
  server.asha = [2];
  isReachable = false;
  await uploadProgress(levels);
  await expectSeen([1, 2]);
  isReachable = true;
  await uploadProgress(levels);
  expect(server).toEqual({ asha: [2, 1] });
  signOut();
  await expectSeen([]);
});

it('is shown here and uploaded later if the server is unreachable', async () => {
  isReachable = false;
  signIn('asha');
  win(1);
  await expectSeen([1]);
  isReachable = true;
  await expectSeen([1]);
  expect(server).toEqual({ asha: [1] });
});

it('of another account is neither shown nor uploaded, even if it was left behind', async () => {
  signIn('asha');
  win(1);
  signIn('ravi');
  await expectSeen([]);
  account.id.remove();
  await expectSeen([]);
  win(3);
  await expectSeen([3]);
  expect(server.ravi).toBeUndefined();
});

it('that the server refuses is uploaded once per visit', async () => {
  win(1);
  win(99);
  signIn('asha');
  await expectSeen([1, 99]);
  expect(saves).toBe(1);
  await expectSeen([1, 99]);
  expect(saves).toBe(2);
});

it.each(['[1,2]', '{"kept":[1]}', '{"of":7,"kept":[1]}', 'x', '{"of":null}'])(
  'is none if %s was stored',
  async (text) => {
    localStorage.setItem('games', text);
    await expectSeen([]);
  },
);
