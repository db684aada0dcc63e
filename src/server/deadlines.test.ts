// Metrics of what is due, and of messages and jobs that wait.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { competitionEntry } from './features/competition/tables.ts';
import { message } from './features/whatsapp/tables.ts';
import { SAMPLE_CONTENT } from './testing/sample-content.ts';
import { createTestApp } from './testing/test-app.ts';

let site: Awaited<ReturnType<typeof createTestApp>>;
const now = Date.now();

beforeAll(async () => {
  site = await createTestApp({ contentDir: SAMPLE_CONTENT, isSending: false });
});
afterAll(() => site.close());

async function readSeries(series: string): Promise<number | undefined> {
  const { body } = await site.app.inject('/metrics');
  const found = body.split('\n').find((line) => line.startsWith(`${series} `));
  return found === undefined ? undefined : Number(found.split(' ').at(-1));
}

it('results are promised for a day as soon as somebody has played', async () => {
  const series = 'competition_results_due_timestamp_seconds{competition="7"}';
  expect(await readSeries(series)).toBeUndefined();
  await site.db.insert(competitionEntry).values({
    participantId: randomUUID(),
    competitionId: 7,
    standard: 'a-4th',
    answers: [0],
    timeTaken: 10,
    receivedAt: new Date(),
    isLate: false,
  });
  expect(await readSeries(series)).toBe(Date.parse('2024-07-09T11:30:00+05:30') / 1_000);
});

it('messages are counted by what became of them, and jobs that wait by their queue', async () => {
  const at = new Date(now - 60_000);
  const common = { phone: '9876543210', createdAt: at, changedAt: at, expiresAt: at };
  await site.db.insert(message).values([
    { ...common, id: randomUUID(), kind: 'code', state: 'failed' },
    { ...common, id: randomUUID(), kind: 'code', state: 'delivered' },
    { ...common, id: randomUUID(), kind: 'code', state: 'delivered', createdAt: new Date(0) },
  ]);
  expect(await readSeries('messages_of_last_hour{kind="code",state="delivered"}')).toBe(1);
  expect(await readSeries('messages_of_last_hour{kind="code",state="failed"}')).toBe(1);
  const phone = '9876543211';
  await site.app.inject({ method: 'POST', url: '/api/user/send-otp', payload: { phone } });
  expect(await readSeries('queue_waiting_jobs{queue="send-code"}')).toBe(1);
  expect(await readSeries('queue_longest_wait_seconds{queue="send-code"}')).toBeGreaterThanOrEqual(
    0,
  );
});
