// The catalogue of texts in the spelling that this build was made with (COPY).

import { inCopy } from '#domain/messages/corrections.ts';
import { messages } from '#domain/messages/messages.ts';

declare const __COPY__: 'specified' | 'corrected';

export const texts = inCopy(messages, __COPY__);
