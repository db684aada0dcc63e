// The visitor's source (product §2.9): in any visit to this device, and in this one.

import { parseText, sessionValue, storedValue } from '#web/platform/stored-value.ts';

export const source = storedValue('src', parseText);

/** Stored in this tab: it survives the way to WhatsApp and back. */
export const visitSource = sessionValue('visitSource', parseText);
