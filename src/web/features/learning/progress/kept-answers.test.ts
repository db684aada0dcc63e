// @vitest-environment jsdom
// Answers stay on the device until the account has them; none is lost or stored twice.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAnswers } from '#contract/learning.ts';
import { MAX_ANSWERS_ON_DEVICE } from '#domain/learning/kept-answer.ts';
import { account } from '#web/platform/account.ts';
import { network, refusal, reply } from '#web/testing/server.ts';
import { answersOnDevice } from './answers-on-device.ts';
import { keepAnswer } from './kept-answers.ts';
import { sendAnswers } from './send-answers.ts';
import { forgetOwnedProgress } from './stored-progress.ts';

interface Sent {
  id: string;
  item: string;
}

let server: Record<string, Sent[]>;
let sizes: number[];
let whileSending: () => void;
let malformed: string | null;

const id = () => JSON.parse(localStorage.getItem('id') ?? '""') as string;

beforeEach(() => {
  localStorage.clear();
  server = {};
  sizes = [];
  malformed = null;
  whileSending = () => undefined;
  vi.useFakeTimers();
  reply(keepAnswers, ({ body: { answers } }) => {
    const account = id();
    sizes.push(answers.length);
    if (answers.some(({ item }) => item === malformed)) throw refusal('ValidationError');
    const kept = server[account] ?? [];
    server[account] = [...kept, ...answers.filter((one) => !kept.some((k) => k.id === one.id))];
    whileSending();
    return { kept: answers.length };
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answer = (item: string) => {
  vi.setSystemTime(Date.now() + 1);
  keepAnswer({ item, answer: 1, hint: false, tookMs: 900 });
};
const here = () => answersOnDevice().map(({ item }) => item);
const there = (account: string) => server[account]?.map(({ item }) => item);

it("stores a visitor's answers here, and uploads them to the first account that signs in", async () => {
  answer('a');
  answer('b');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(here()).toEqual(['a', 'b']);
  account.id.write('asha');
  expect(await sendAnswers()).toBe(true);
  expect(there('asha')).toEqual(['a', 'b']);
  expect(here()).toEqual([]);
});

it('sends the answers of a signed-in child together, a moment later', async () => {
  account.id.write('asha');
  answer('a');
  answer('b');
  expect(sizes).toEqual([]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sizes).toEqual([2]);
  expect(here()).toEqual([]);
});

it('stores them while the server is unreachable, and loses none', async () => {
  account.id.write('asha');
  network.isDown = true;
  answer('a');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(here()).toEqual(['a']);
  network.isDown = false;
  answer('b');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(there('asha')).toEqual(['a', 'b']);
});

it('stores an answer given while others are being sent', async () => {
  account.id.write('asha');
  answer('a');
  whileSending = () => {
    whileSending = () => undefined;
    answer('b');
  };
  await sendAnswers();
  expect(there('asha')).toEqual(['a', 'b']);
  expect(here()).toEqual([]);
});

it('sends many in batches that the server accepts', async () => {
  for (let at = 0; at < 450; at += 1) answer(`item-${at}`);
  account.id.write('asha');
  await sendAnswers();
  expect(sizes).toEqual([200, 200, 50]);
});

it("neither shows nor uploads another account's answers", async () => {
  account.id.write('asha');
  network.isDown = true;
  answer('a');
  await vi.advanceTimersByTimeAsync(3_000);
  network.isDown = false;
  account.id.write('ravi');
  expect(here()).toEqual([]);
  await sendAnswers();
  expect(there('ravi')).toBeUndefined();
  forgetOwnedProgress();
  account.id.remove();
  expect(here()).toEqual([]);
});

it("claims a visitor's answers for the first account that signs in, even if the server is unreachable", async () => {
  answer('a');
  network.isDown = true;
  account.id.write('asha');
  expect(await sendAnswers()).toBe(false);
  account.id.write('ravi');
  expect(here()).toEqual([]);
});

it('marks the one answer that the server rejects, and sends the rest', async () => {
  for (let at = 0; at < 7; at += 1) answer(`item-${at}`);
  malformed = 'item-4';
  account.id.write('asha');
  expect(await sendAnswers()).toBe(true);
  const others = [0, 1, 2, 3, 5, 6].map((at) => `item-${at}`);
  expect(there('asha')).toEqual(others);
  expect(here()).toEqual([]);
  expect(Object.values(localStorage).join()).toContain('"item-4"');
  answer('later');
  expect(await sendAnswers()).toBe(true);
  expect(there('asha')).toEqual([...others, 'later']);
  forgetOwnedProgress();
  expect(Object.values(localStorage).join()).not.toContain('item-4');
});

it("keeps a visitor's answer if there is no space to write it under its new name", async () => {
  answer('a');
  network.isDown = true;
  account.id.write('asha');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await sendAnswers()).toBe(false);
  expect(here()).toEqual(['a']);
  network.isDown = false;
  expect(await sendAnswers()).toBe(true);
  full.mockRestore();
  expect(there('asha')).toEqual(['a']);
  expect(here()).toEqual([]);
});

it('sends an answer once if it is stored under two names', async () => {
  answer('a');
  const [name = '', text = ''] = Object.entries(localStorage)[0] ?? [];
  account.id.write('asha');
  localStorage.setItem(name.replace('answers//', 'answers/asha/'), String(text));
  expect(here()).toEqual(['a']);
  expect(await sendAnswers()).toBe(true);
  expect(sizes).toEqual([1]);
  expect(here()).toEqual([]);
});

it('drops the oldest beyond the limit', () => {
  for (let at = 0; at <= MAX_ANSWERS_ON_DEVICE; at += 1) answer(`item-${at}`);
  expect(here()).toHaveLength(MAX_ANSWERS_ON_DEVICE);
  expect(here()[0]).toBe('item-1');
});

it('writes one answer only, however many there are', () => {
  for (let at = 0; at < 100; at += 1) answer(`item-${at}`);
  const write = vi.spyOn(Storage.prototype, 'setItem');
  answer('one more');
  expect(write).toHaveBeenCalledTimes(1);
  expect(write.mock.calls[0]?.[1]?.length).toBeLessThan(200);
  write.mockRestore();
});

it('ignores what it cannot read', () => {
  localStorage.setItem('answers//1/1', '{"id":1}');
  localStorage.setItem('answers//2/2', 'null');
  localStorage.setItem('answers/asha/3/3', 'no JSON');
  expect(here()).toEqual([]);
  answer('a');
  expect(here()).toEqual(['a']);
  forgetOwnedProgress();
  expect(here()).toEqual(['a']);
  expect(Object.keys(localStorage)).not.toContain('answers/asha/3/3');
});
