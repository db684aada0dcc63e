// The games' sounds, synthesised so that there are no audio files to download. The synthesiser opens an audio context
// on load, so it is loaded only after the first user gesture. If sound is unavailable, the game continues in silence.
// Stored as `muted` and `volume`; sound is on by default (product §2.11).

import { useSyncExternalStore } from 'react';
import { lateCode } from './late-code.ts';
import { readStored, subscribe, writeStored } from './storage.ts';

export type SoundName = import('./synthesiser.ts').SoundName;

/** A factor on the synthesiser's own volume. */
export const FULL_VOLUME = 1;

const synthesiserCode = lateCode(() => import('./synthesiser.ts'));

/** Call on the first touch or key press, so that the first sound plays without a delay. */
export function warmUpSound(): void {
  if (!isMuted()) void synthesiserCode.prefetch();
}

/** Plays unless muted. Call from a touch, click or key event. */
export function playSound(name: SoundName): void {
  if (isMuted()) return;
  synthesiserCode.load().then(
    (synthesiser) => synthesiser.play(name, readVolume()),
    () => undefined,
  );
}

export function isMuted(): boolean {
  return readStored('muted') === true;
}

export function setMuted(isNowMuted: boolean): void {
  writeStored('muted', isNowMuted);
}

export function useIsMuted(): boolean {
  return useSyncExternalStore(subscribe, isMuted);
}

/** Between 0 and 1. */
export function readVolume(): number {
  const stored = readStored('volume');
  return typeof stored === 'number' && stored >= 0 && stored <= FULL_VOLUME ? stored : FULL_VOLUME;
}

export function setVolume(volume: number): void {
  writeStored('volume', volume);
}

export function useVolume(): number {
  return useSyncExternalStore(subscribe, readVolume);
}
