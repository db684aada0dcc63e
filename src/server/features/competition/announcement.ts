// Announces results by WhatsApp, some at a time: each message is queued in the transaction that marks its result, so a
// command that is killed and run again leaves none out and sends none twice (product §11.13).

import { DAY_MS } from '#domain/time/durations.ts';
import { longDate } from '#domain/time/india-dates.ts';
import type { MessageService } from '#server/features/whatsapp/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Keys } from '#server/platform/keys.ts';
import { markAnnounced, takeUnannounced } from './desk-store.ts';
import { hashOfToken, resultTokenOf } from './result-token.ts';
import type { StoredCompetition } from './store.ts';

const AT_ONCE = 200;
const SENT_WITHIN_MS = 7 * DAY_MS;
/** The approved template at WhatsApp: day of the competition, address of the result. */
const TEMPLATE = 'competition_result';

interface AnnouncementDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly messages: MessageService;
}

/** Returns how many results were announced; 0: there is none left. */
export async function announceSome(
  { db, clock, keys, messages }: AnnouncementDeps,
  { id, startsAt }: Pick<StoredCompetition, 'id' | 'startsAt'>,
  link: (token: string) => string,
): Promise<number> {
  return db.transaction(async (tx) => {
    const taken = await takeUnannounced(tx, id, AT_ONCE);
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + SENT_WITHIN_MS);
    for (const { participantId, phone } of taken) {
      const token = resultTokenOf(participantId, keys);
      await markAnnounced(tx, participantId, hashOfToken(token), now);
      const parameters = [longDate(startsAt), link(token)];
      await messages.enqueue(tx, {
        phone,
        content: { kind: 'notice', template: TEMPLATE, parameters },
        expiresAt,
        key: `competition:${participantId}`,
      });
    }
    return taken.length;
  });
}
