// The catalogue of texts in the spelling that this build was made with (COPY).

import { inCopy } from '#domain/messages/corrections.ts';
import { messages } from '#domain/messages/messages.ts';

declare const __COPY__: 'specified' | 'corrected';

// A build in the specified spelling does not carry the corrections.
export const texts = __COPY__ === 'specified' ? messages : inCopy(messages, __COPY__);
