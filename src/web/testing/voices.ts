// A device with voices.

import { vi } from 'vitest';

export interface Spoken {
  readonly text: string;
  readonly lang: string;
}

interface Voices {
  /** What is being said; nothing once it is silenced. */
  now(): readonly Spoken[];
  /** The rates of all that was said. */
  rates(): readonly number[];
}

/** Gives the device local voices for these languages. */
export function withVoices(...langs: string[]): Voices {
  let spoken: Spoken[] = [];
  const rates: number[] = [];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      rate = 1;
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
    speak: ({ text, lang, rate }: Spoken & { rate: number }) => {
      spoken.push({ text, lang });
      rates.push(rate);
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  return { now: () => spoken, rates: () => rates };
}
