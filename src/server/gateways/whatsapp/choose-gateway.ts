import type { WhatsappSettings } from '#server/config.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Keys } from '#server/platform/keys.ts';
import { createCloudApi } from './cloud-api.ts';
import type { MessageGateway } from './message-gateway.ts';
import { createOutbox, type Outbox } from './outbox.ts';

/** WhatsApp if it is configured; otherwise (in development) the outbox, which also prints to the terminal. */
export function chooseGateway(
  settings: WhatsappSettings | undefined,
  deps: { db: Database; clock: Clock; keys: Keys },
): { gateway: MessageGateway; outbox: Outbox | undefined } {
  if (settings !== undefined) return { gateway: createCloudApi(settings), outbox: undefined };
  const outbox = createOutbox({ ...deps, print: (line) => process.stdout.write(`${line}\n`) });
  return { gateway: outbox, outbox };
}
