import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  applyStatus,
  type DeliveryStatus,
  deliveryStatuses,
  type MessageState,
} from './message.ts';

it('statuses end the same in whatever order and however often they arrive', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...deliveryStatuses), { minLength: 1 }), (statuses) => {
      const end = (list: readonly DeliveryStatus[]) =>
        list.reduce<MessageState>(applyStatus, 'sent');
      expect(end([...statuses, ...statuses].reverse())).toBe(end(statuses));
      expect(end(statuses.toSorted())).toBe(end(statuses));
    }),
  );
});

it('a message of unknown outcome is cleared up by a status', () => {
  expect(applyStatus('unknown', 'delivered')).toBe('delivered');
});
