import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MembershipEvent, memberUntil } from './period.ts';

const on = (day: string) => new Date(`${day}T10:00:00Z`);
const granted = (day: string) => ({ kind: 'year-granted', at: on(day) }) as const;
const ended = (day: string) => ({ kind: 'ended', at: on(day) }) as const;
const carriedOver = (until: string) =>
  ({ kind: 'carried-over', at: on('2026-01-01'), until: on(until) }) as const;

it.each<[string, MembershipEvent[], string | null]>([
  ['nothing', [], null],
  ['a year', [granted('2026-11-21')], '2027-11-21'],
  ['a year after a gap', [granted('2025-11-14'), granted('2026-11-21')], '2027-11-21'],
  ['a year paid early', [granted('2026-01-21'), granted('2026-11-21')], '2028-01-21'],
  ['a year from a leap day', [granted('2028-02-29')], '2029-03-01'],
  ['an end', [granted('2026-11-21'), ended('2026-12-01')], '2026-12-01'],
  ['an end after the end', [granted('2024-11-21'), ended('2026-12-01')], '2025-11-21'],
  ['an end of nothing', [ended('2026-12-01')], null],
  [
    'a year after an end',
    [granted('2026-11-21'), ended('2026-12-01'), granted('2026-12-02')],
    '2027-12-02',
  ],
  ['what was there before', [carriedOver('2028-05-05')], '2028-05-05'],
  ['a year more than before', [carriedOver('2028-05-05'), granted('2026-11-21')], '2029-05-05'],
])('%s', (_name, events, until) => {
  expect(memberUntil(events)).toEqual(until === null ? null : on(until));
});

it('ends the same in any order of events', () => {
  const event = fc.record({
    kind: fc.constantFrom('year-granted' as const, 'ended' as const),
    at: fc.date({ min: on('2025-01-01'), max: on('2030-01-01'), noInvalidDate: true }),
  });
  const events = fc.uniqueArray(event, { selector: ({ at }) => at.getTime() });
  const shuffled = events.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  fc.assert(
    fc.property(shuffled, ([list, other]) => {
      expect(memberUntil(other)).toEqual(memberUntil(list));
    }),
  );
});
