import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ServerClock } from './server-clock.ts';

const START_MS = Date.parse('2024-06-09T05:50:00Z');

/** A device whose date is five minutes wrong, and a server with the given delays in each direction. */
function device({ isWrongByMs = 300_000 } = {}) {
  let passedMs = 0;
  let sleptMs = 0;
  let isWrong = isWrongByMs;
  const server = () => START_MS + passedMs + sleptMs;
  const clock = new ServerClock({ monotonic: () => passedMs, wall: () => server() + isWrong });
  return {
    clock,
    isOffByMs: () => Math.abs((clock.now() ?? Number.NaN) - server()),
    pass: (ms: number) => {
      passedMs += ms;
    },
    /** The phone sleeps, and performance.now() stops with it. */
    sleep: (ms: number) => {
      sleptMs += ms;
    },
    setDate: (byMs: number) => {
      isWrong += byMs;
    },
    sample: ([thereMs, backMs]: readonly [number, number]) =>
      clock.sample(async () => {
        passedMs += thereMs;
        const now = new Date(server());
        passedMs += backMs;
        return { now };
      }),
  };
}

it('knows no time before the first sample', () => {
  expect(device().clock.now()).toBeNull();
});

it('is within 250 ms of the server, with the date five minutes wrong and 400 ms of jitter each way', async () => {
  const trip = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(trip, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: -400_000, max: 400_000 }),
      async (trips, isWrongByMs) => {
        const phone = device({ isWrongByMs });
        for (const each of trips) {
          await phone.sample(each);
          phone.pass(300);
        }
        expect(phone.isOffByMs()).toBeLessThanOrEqual(250);
      },
    ),
  );
});

it('uses the sample with the shortest round trip', async () => {
  const phone = device();
  await phone.sample([380, 0]);
  await phone.sample([5, 5]);
  await phone.sample([0, 400]);
  expect(phone.isOffByMs()).toBe(0);
});

it("a change of the device's date moves nothing", async () => {
  const phone = device();
  await phone.sample([5, 5]);
  phone.setDate(-300_000);
  phone.pass(1_000);
  expect(phone.isOffByMs()).toBe(0);
  expect(phone.clock.hasJumped()).toBe(false);
});

it('once stale, the next sample counts although its round trip is longer', async () => {
  const phone = device();
  await phone.sample([1, 1]);
  phone.sleep(60_000);
  phone.clock.markStale();
  await phone.sample([100, 100]);
  expect(phone.isOffByMs()).toBe(0);
});

it('notices that a phone has slept, and adds that time if no server replies', async () => {
  const phone = device();
  await phone.sample([5, 5]);
  phone.sleep(90_000);
  expect(phone.clock.hasJumped()).toBe(true);
  expect(phone.isOffByMs()).toBe(90_000);
  phone.clock.assumeSleep();
  expect(phone.isOffByMs()).toBe(0);
  expect(phone.clock.hasJumped()).toBe(false);
});

it('the next sample corrects a date set forward offline, however slow it is', async () => {
  const phone = device();
  await phone.sample([5, 5]);
  phone.setDate(600_000);
  phone.clock.assumeSleep();
  expect(phone.isOffByMs()).toBe(600_000);
  await phone.sample([200, 200]);
  expect(phone.isOffByMs()).toBe(0);
});

it('a call that fails changes nothing', async () => {
  const phone = device();
  await phone.sample([5, 5]);
  await expect(phone.clock.sample(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(phone.isOffByMs()).toBe(0);
});
