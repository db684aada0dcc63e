import { getTableName } from 'drizzle-orm';
import { consentReceipt } from './features/account/tables.ts';
import { competitionAudit } from './features/competition/tables.ts';
import { paymentAudit, paymentEvent } from './features/membership/tables.ts';
import { messageKey } from './features/whatsapp/tables.ts';
import { erased } from './platform/tables.ts';

/** Restoring an older backup must not remove rows from these tables. */
export const ledgers: readonly string[] = [
  erased,
  messageKey,
  consentReceipt,
  paymentEvent,
  paymentAudit,
  competitionAudit,
].map(getTableName);
