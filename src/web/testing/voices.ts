// A device with voices.

import { vi } from 'vitest';

export interface Spoken {
  readonly text: string;
  readonly lang: string;
}

/** Gives the device local voices for these languages; returns what it is saying, which is nothing once it is silenced. */
export function withVoices(...langs: string[]): { now(): readonly Spoken[] } {
  let spoken: Spoken[] = [];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => langs.map((lang) => ({ lang, localService: true })),
    cancel: () => {
      spoken = [];
    },
    speak: ({ text, lang }: Spoken) => spoken.push({ text, lang }),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  return { now: () => spoken };
}
