// Reads words aloud with the device's own voice (product §2.11): Indian English, else British, else any English voice.
// A device without one stays silent, and nothing waits for speech. Many devices list their voices only some time after
// the first request; until then the device chooses the voice.

import { useSyncExternalStore } from 'react';
import { isMuted, readVolume } from './sound.ts';

/** In order of preference. */
const LANGUAGES = ['en-IN', 'en-GB', 'en'] as const;
/** Slightly slower than normal speech, for young listeners. */
const RATE = 0.9;
/** For a sentence to write down. */
const SLOW_RATE = 0.6;

function synthesis(): SpeechSynthesis | null {
  return typeof window.speechSynthesis === 'undefined' ? null : window.speechSynthesis;
}

/** Some systems write `en_IN`. */
function languageOf(voice: SpeechSynthesisVoice): string {
  return voice.lang.replace('_', '-');
}

function findVoice(voices = synthesis()?.getVoices() ?? []): SpeechSynthesisVoice | null {
  for (const language of LANGUAGES) {
    const found = voices.filter((voice) => languageOf(voice).startsWith(language));
    // A local voice starts immediately and needs no network.
    const voice = found.find((v) => v.localService) ?? found[0];
    if (voice !== undefined) return voice;
  }
  return null;
}

/** Call well before the first word to give the voices time to load. */
export function preloadVoices(): void {
  synthesis()?.getVoices();
}

/** Reads a text aloud and replaces any current speech. */
export function readAloud(text: string): void {
  speak(text, RATE);
}

export function readAloudSlowly(text: string): void {
  speak(text, SLOW_RATE);
}

function speak(text: string, rate: number): void {
  const speaker = synthesis();
  if (speaker === null) return;
  const voices = speaker.getVoices();
  const voice = findVoice(voices);
  if (voice === null && voices.length > 0) return;
  speaker.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice === null ? LANGUAGES[0] : languageOf(voice);
  utterance.rate = rate;
  utterance.volume = readVolume();
  speaker.speak(utterance);
}

/** `readAloud`, unless the games are muted. */
export function speakInGame(text: string): void {
  if (!isMuted()) readAloud(text);
}

export function stopReading(): void {
  synthesis()?.cancel();
}

/** Whether there is a suitable voice; updates when the voices load. */
export function useCanReadAloud(): boolean {
  return useSyncExternalStore(subscribeToVoices, () => findVoice() !== null);
}

function subscribeToVoices(listener: () => void): () => void {
  const speaker = synthesis();
  speaker?.addEventListener?.('voiceschanged', listener);
  return () => speaker?.removeEventListener?.('voiceschanged', listener);
}
