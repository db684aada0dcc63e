// Announces results by WhatsApp in batches, and once more those that changed since. Each message is queued in the
// transaction that marks its result as announced, so a command that is killed and run again skips none and repeats none
// (product §11.13).

import { DAY_MS } from '#domain/time/durations.ts';
import { longDate } from '#domain/time/india-dates.ts';
import type { MessageService } from '#server/features/whatsapp/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Keys } from '#server/platform/keys.ts';
import { checkCodeOf, hashOfCheckCode } from '../results/check-code.ts';
import { hashOfToken, resultTokenOf } from '../results/result-token.ts';
import type { StoredCompetition } from '../store.ts';
import { markAnnounced, takeUnannounced } from './desk-store.ts';

const AT_ONCE = 200;
const SENT_WITHIN_MS = 7 * DAY_MS;
/** The approved templates at WhatsApp: day of the competition, address of the result. */
const TEMPLATE = 'competition_result';
const TEMPLATE_OF_CHANGE = 'competition_result_changed';

interface AnnouncementDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly messages: MessageService;
}

/**
 * Returns how many results were announced (0: none is left), and how many messages about them were queued: fewer where
 * families had their message before an older backup was restored.
 */
export async function announceSome(
  { db, clock, keys, messages }: AnnouncementDeps,
  { id, startsAt }: Pick<StoredCompetition, 'id' | 'startsAt'>,
  link: (token: string) => string,
): Promise<{ announced: number; queued: number }> {
  return db.transaction(async (tx) => {
    const taken = await takeUnannounced(tx, id, AT_ONCE);
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + SENT_WITHIN_MS);
    let queued = 0;
    for (const { participantId, phone, ...told } of taken) {
      const token = resultTokenOf(participantId, keys);
      const checkHash = hashOfCheckCode(checkCodeOf(token));
      await markAnnounced(tx, participantId, { tokenHash: hashOfToken(token), checkHash }, now);
      const parameters = [longDate(startsAt), link(token)];
      const template = told.announcedAt === null ? TEMPLATE : TEMPLATE_OF_CHANGE;
      const messageId = await messages.enqueue(tx, {
        phone,
        content: { kind: 'notice', template, parameters },
        expiresAt,
        key: keyOf(participantId, told),
      });
      if (messageId !== null) queued++;
    }
    return { announced: taken.length, queued };
  });
}

interface Told {
  readonly announcedAt: Date | null;
  readonly told: string | null;
  readonly shown: string | null;
}

/** Of two messages about the same change only one is sent, also after an older backup was restored. */
function keyOf(participantId: string, { announcedAt, told, shown }: Told): string {
  const first = `competition:${participantId}`;
  return announcedAt === null ? first : `${first}:${told}>${shown}`;
}
