import { getTableName } from 'drizzle-orm';
import { messageKey } from './features/whatsapp/tables.ts';
import { erased } from './platform/tables.ts';

/** Tables that only ever grow: restoring an older backup must not take a row away from them. */
export const ledgers: readonly string[] = [erased, messageKey].map(getTableName);
