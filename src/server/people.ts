// Puts accounts and messages together with whatever other concepts keep about a person: for the server, and for the
// operator's commands.

import type { Config } from './config.ts';
import { type Accounts, assembleAccounts } from './features/account/assemble.ts';
import { createScores, type Scores } from './features/quiz/scores.ts';
import { gameProgressData } from './features/vocabulary/game-results.ts';
import { createMessageService, type MessageService } from './features/whatsapp/service.ts';
import type { MessageGateway } from './gateways/whatsapp/message-gateway.ts';
import { clearOldAttempts } from './platform/attempts.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import type { Notices } from './platform/database/listen.ts';
import type { Keys } from './platform/keys.ts';
import type { Queue } from './platform/queue.ts';

const HOUSEKEEPING = 'housekeeping';
/** Once a day, at night in India. */
const AT_NIGHT = '20 21 * * *';

export interface People {
  readonly messages: MessageService;
  readonly accounts: Accounts;
  readonly scores: Scores;
  /** Lets this process send messages and clear away what is old. */
  startWorking(): Promise<void>;
}

export interface PeopleDeps {
  readonly config: Pick<Config, 'otpSoftLimit'>;
  readonly db: Database;
  readonly notices: Notices;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly queue: Queue;
  readonly gateway: MessageGateway;
}

export async function assemblePeople(deps: PeopleDeps): Promise<People> {
  const { config, db, notices, clock, keys, queue, gateway } = deps;
  const messages = await createMessageService({ db, clock, queue, gateway });
  const scores = createScores(db, clock);
  const personalData = [scores.personalData, gameProgressData, messages.personalData];
  const accounts = assembleAccounts({ config, db, notices, clock, keys, messages, personalData });

  return {
    messages,
    accounts,
    scores,
    async startWorking() {
      await messages.startSending();
      await queue.define(HOUSEKEEPING, {
        retryLimit: 3,
        firstDelaySeconds: 60,
        longestDelaySeconds: 600,
      });
      await queue.work(HOUSEKEEPING, 1, async () => {
        await clearOldAttempts(db, clock.now());
        await accounts.codes.clearOld();
        await accounts.sessions.clearOld();
        await messages.clearOld();
      });
      await queue.schedule(HOUSEKEEPING, AT_NIGHT);
    },
  };
}
