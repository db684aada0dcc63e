// Words read aloud by the device's own voice (product §2.11): an Indian English voice, else a British one, else
// any that speaks English. A device without such a voice stays silent; nothing waits for the voice. Many devices tell their
// voices only some time after they were first asked: until then they choose one themselves.

import { useSyncExternalStore } from 'react';
import { isMuted, readVolume } from './sound.ts';

/** In the order in which they are wanted. */
const LANGUAGES = ['en-IN', 'en-GB', 'en'] as const;
/** A little slower than talking, for young ears. */
const RATE = 0.9;

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
    // A voice on the device speaks at once and without a network.
    const voice = found.find((v) => v.localService) ?? found[0];
    if (voice !== undefined) return voice;
  }
  return null;
}

/** Call it some time before the first word, so that the device knows its voices by then. */
export function askForVoices(): void {
  synthesis()?.getVoices();
}

/** Reads a text aloud; what was being read before stops. */
export function readAloud(text: string): void {
  const speaker = synthesis();
  if (speaker === null) return;
  const voices = speaker.getVoices();
  const voice = findVoice(voices);
  if (voice === null && voices.length > 0) return;
  speaker.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice === null ? LANGUAGES[0] : languageOf(voice);
  utterance.rate = RATE;
  utterance.volume = readVolume();
  speaker.speak(utterance);
}

/** As `readAloud`, but a game that is muted says nothing. */
export function speakInGame(text: string): void {
  if (!isMuted()) readAloud(text);
}

export function stopReading(): void {
  synthesis()?.cancel();
}

/** Whether there is a voice; it may come later. */
export function useCanReadAloud(): boolean {
  return useSyncExternalStore(subscribeToVoices, () => findVoice() !== null);
}

function subscribeToVoices(listener: () => void): () => void {
  const speaker = synthesis();
  speaker?.addEventListener?.('voiceschanged', listener);
  return () => speaker?.removeEventListener?.('voiceschanged', listener);
}
