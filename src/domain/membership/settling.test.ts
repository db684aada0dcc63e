import { describe, expect, it } from 'vitest';
import { type PaymentFact, summarise } from './payment.ts';
import { openUntil, paidTwice } from './settling.ts';

const at = (day: string) => new Date(`${day}T06:00:00Z`);

function payment(id: string, day: string, ...more: PaymentFact[]) {
  const paid: PaymentFact = {
    kind: 'paid',
    at: at(day),
    amount: 39_900,
    currency: 'INR',
    isAccepted: true,
  };
  const summary = summarise(id, [paid, ...more]);
  if (summary === undefined) throw new Error('no payment');
  return summary;
}
const cancelled = (day: string): PaymentFact => ({ kind: 'cancellation-requested', at: at(day) });
const undone = (day: string): PaymentFact => ({ kind: 'cancellation-undone', at: at(day) });
const kept = (day: string): PaymentFact => ({ kind: 'second-year-kept', at: at(day) });

describe('paid twice', () => {
  const first = payment('a', '2026-11-01');

  it('is the payment that came while a year had long to run, in whichever order they are told', () => {
    const second = payment('b', '2026-11-01');
    expect(paidTwice([], [first, second])).toEqual(['b']);
    expect(paidTwice([], [second, first])).toEqual(['b']);
    expect(paidTwice([{ kind: 'year-granted', at: at('2026-10-01') }], [first])).toEqual(['a']);
  });

  it('is no renewal in the last 30 days, and no payment after one that was cancelled', () => {
    expect(paidTwice([], [first, payment('b', '2027-10-10')])).toEqual([]);
    const given = payment('a', '2026-11-01', cancelled('2026-11-02'));
    expect(paidTwice([], [given, payment('b', '2026-11-03')])).toEqual([]);
  });

  it('is settled by keeping a second year, or by having one back', () => {
    expect(paidTwice([], [first, payment('b', '2026-11-02', kept('2026-11-03'))])).toEqual([]);
    expect(paidTwice([], [first, payment('b', '2026-11-02', cancelled('2026-11-03'))])).toEqual([]);
  });
});

describe('open until', () => {
  it('is the day on which the money goes back, ten days after it was asked for', () => {
    const given = payment('a', '2026-11-01', cancelled('2026-11-05'));
    expect(openUntil([], [given])).toEqual(at('2026-11-15'));
  });

  it('is the end of what is left, if that is later', () => {
    const given = payment('b', '2026-11-02', cancelled('2026-11-05'));
    expect(openUntil([], [payment('a', '2026-11-01'), given])).toEqual(at('2027-11-01'));
  });

  it('is not said when nothing is cancelled, or no more', () => {
    expect(openUntil([], [payment('a', '2026-11-01')])).toBeNull();
    const again = payment('a', '2026-11-01', cancelled('2026-11-05'), undone('2026-11-06'));
    expect(openUntil([], [again])).toBeNull();
  });
});
