import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancellableUntil, type PaymentFact, processedFrom, summarise } from './payment.ts';
import { type MembershipEvent, memberUntil } from './period.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 10));
const paid: PaymentFact = {
  kind: 'paid',
  at: at(1),
  amount: 39_900,
  currency: 'INR',
  isAccepted: true,
};
const refunded = (refundId: string, amount: number): PaymentFact => ({
  kind: 'refunded',
  at: at(5),
  refundId,
  amount,
});
const dispute = (day: number, status: 'open' | 'won' | 'lost'): PaymentFact => ({
  kind: 'dispute',
  at: at(day),
  disputeId: 'disp_1',
  status,
});
const refundFailed: PaymentFact = { kind: 'refund-failed', at: at(6), refundId: 'a' };
const failed: PaymentFact = { kind: 'failed', at: at(1), amount: 39_900 };
const pending: PaymentFact = { kind: 'pending', at: at(1), amount: 39_900 };

it.each<[string, PaymentFact[], string | undefined]>([
  ['nothing', [], undefined],
  ['a payment', [paid], 'paid'],
  ['a payment that failed', [failed], 'failed'],
  ['one that was only begun', [failed, pending], 'pending'],
  ['one that failed and was captured after all', [paid, failed], 'paid'],
  ['another amount or currency', [{ ...paid, isAccepted: false }], 'not-accepted'],
  ['that, refunded', [{ ...paid, isAccepted: false }, refunded('a', 39_900)], 'refunded'],
  ['a partial refund', [paid, refunded('a', 10_000)], 'partly-refunded'],
  [
    'the same refund reported twice',
    [paid, refunded('a', 20_000), refunded('a', 20_000)],
    'partly-refunded',
  ],
  [
    'partial refunds of the whole',
    [paid, refunded('a', 20_000), refunded('b', 19_900)],
    'refunded',
  ],
  ['a full refund', [paid, refunded('a', 39_900)], 'refunded'],
  ['a refund that did not arrive', [paid, refunded('a', 39_900), refundFailed], 'paid'],
  ['a refund without its payment', [refunded('a', 39_900)], undefined],
  ['an open dispute', [paid, dispute(7, 'open')], 'paid'],
  ['a chargeback', [paid, dispute(7, 'open'), dispute(9, 'lost')], 'charged-back'],
  ['a chargeback that was reversed', [paid, dispute(7, 'lost'), dispute(9, 'won')], 'paid'],
  [
    'a dispute that was won and then lost',
    [paid, dispute(7, 'won'), dispute(9, 'lost')],
    'charged-back',
  ],
])('%s', (_name, facts, state) => {
  expect(summarise('pay_1', facts)?.state).toBe(state);
});

const day = fc.integer({ min: 1, max: 28 }).map(at);
const amount = fc.constantFrom(10_000, 29_900, 39_900);
const fact: fc.Arbitrary<PaymentFact> = fc.oneof(
  fc.record({ kind: fc.constantFrom('pending' as const, 'failed' as const), at: day, amount }),
  fc.record({
    kind: fc.constant('paid' as const),
    at: day,
    amount,
    currency: fc.constantFrom('INR', 'USD'),
    isAccepted: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('refunded' as const),
    at: day,
    refundId: fc.constantFrom('a', 'b'),
    amount,
  }),
  fc.record({
    kind: fc.constant('refund-failed' as const),
    at: day,
    refundId: fc.constantFrom('a', 'b'),
  }),
  fc.record({
    kind: fc.constant('dispute' as const),
    at: day,
    disputeId: fc.constantFrom('x', 'y'),
    status: fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
  }),
  fc.record({ kind: fc.constant('cancellation-requested' as const), at: day }),
);
const events = fc.array(
  fc.record({ kind: fc.constantFrom('year-granted' as const, 'ended' as const), at: day }),
  { maxLength: 4 },
);

/** The same things in another order, some of them more than once. */
function reordered<T>(list: readonly T[]): fc.Arbitrary<T[]> {
  if (list.length === 0) return fc.constant([]);
  return fc
    .array(fc.constantFrom(...list), { maxLength: list.length })
    .chain((again) =>
      fc.shuffledSubarray([...list, ...again], { minLength: list.length + again.length }),
    );
}

describe('whatever the order, and however often a fact is reported', () => {
  it('a payment ends the same', () => {
    const cases = fc
      .array(fact, { maxLength: 12 })
      .chain((facts) => fc.tuple(fc.constant(facts), reordered(facts)));
    fc.assert(
      fc.property(cases, ([facts, other]) => {
        expect(summarise('pay_1', other)).toEqual(summarise('pay_1', facts));
      }),
      { numRuns: 1_000 },
    );
  });

  it('a membership ends the same', () => {
    const payments = fc.array(fc.array(fact, { maxLength: 6 }), { maxLength: 4 });
    const until = (
      granted: readonly MembershipEvent[],
      of: readonly (readonly [number, PaymentFact[]])[],
    ) =>
      memberUntil(
        granted,
        of.flatMap(([place, facts]) => summarise(`pay_${place}`, facts) ?? []),
      );
    const cases = fc.tuple(payments, events).chain(([lists, granted]) => {
      const numbered = lists.map((facts, place) => [place, facts] as const);
      return fc.tuple(
        fc.constant({ numbered, granted }),
        fc.shuffledSubarray(numbered, { minLength: numbered.length }),
        fc.shuffledSubarray(granted, { minLength: granted.length }),
      );
    });
    fc.assert(
      fc.property(cases, ([{ numbered, granted }, otherPayments, otherEvents]) => {
        expect(until(otherEvents, otherPayments)).toEqual(until(granted, numbered));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a membership', () => {
  const of = (id: string, ...facts: PaymentFact[]) => {
    const summary = summarise(id, facts);
    if (summary === undefined) throw new Error('no payment');
    return summary;
  };
  const paidOn = (instant: string): PaymentFact => ({ ...paid, at: new Date(instant) });

  it.each([
    ['paid once', ['2026-11-22T10:00:00Z'], '2027-11-22T10:00:00.000Z'],
    [
      'paid again before the end',
      ['2026-11-22T10:00:00Z', '2027-11-01T10:00:00Z'],
      '2028-11-22T10:00:00.000Z',
    ],
    [
      'paid again after the end',
      ['2026-11-22T10:00:00Z', '2028-01-01T10:00:00Z'],
      '2029-01-01T10:00:00.000Z',
    ],
    ['paid on New Year in India', ['2026-12-31T18:45:00Z'], '2027-12-31T18:45:00.000Z'],
    ['paid on 29 February', ['2028-02-29T06:00:00Z'], '2029-03-01T06:00:00.000Z'],
  ])('%s', (_name, times, until) => {
    const payments = times.map((time, place) => of(`pay_${place}`, paidOn(time)));
    expect(memberUntil([], payments)?.toISOString()).toBe(until);
  });

  it('paid twice by mistake, one of them refunded: a year, from whichever is left', () => {
    const first = paidOn('2026-11-22T10:00:00Z');
    const second = paidOn('2026-11-22T10:01:00Z');
    const back = refunded('a', 39_900);
    const until = (...payments: ReturnType<typeof of>[]) =>
      memberUntil([], payments)?.toISOString();
    expect(until(of('a', first, back), of('b', second))).toBe('2027-11-22T10:01:00.000Z');
    expect(until(of('a', first), of('b', second, back))).toBe('2027-11-22T10:00:00.000Z');
    expect(until(of('a', first, back), of('b', second, refunded('b', 39_900)))).toBeUndefined();
  });
});

it('can be cancelled for 30 days, and is processed after 10', () => {
  const payment = summarise('pay_1', [paid]);
  if (payment === undefined) throw new Error('no payment');
  expect(cancellableUntil(payment, at(2))).toEqual(new Date('2026-12-01T10:00:00Z'));
  expect(cancellableUntil(payment, new Date('2026-12-01T10:00:01Z'))).toBeNull();
  expect(processedFrom(at(2))).toEqual(at(12));
});
