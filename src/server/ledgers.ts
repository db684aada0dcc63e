import { getTableName } from 'drizzle-orm';
import { messageKey } from './features/whatsapp/tables.ts';
import { erased } from './platform/tables.ts';

/** Append-only tables: restoring an older backup must not remove rows from them. */
export const ledgers: readonly string[] = [erased, messageKey].map(getTableName);
