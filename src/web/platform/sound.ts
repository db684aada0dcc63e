// The games' sounds, synthesised to avoid downloading audio files. The synthesiser opens an audio context on load and
// therefore loads only after the first user gesture. Without sound the game continues in silence. Stored as `muted` and
// `volume`; sound is on by default (product §2.11).

import { lazyCode } from './lazy-code.ts';
import { storedValue } from './stored-value.ts';

export type SoundName = import('./synthesiser.ts').SoundName;

/** A factor on the synthesiser's own volume. */
export const FULL_VOLUME = 1;

const muted = storedValue('muted', (stored) => stored === true);
const volume = storedValue('volume', (stored) =>
  typeof stored === 'number' && stored >= 0 && stored <= FULL_VOLUME ? stored : FULL_VOLUME,
);

const synthesiserCode = lazyCode(() => import('./synthesiser.ts'));

/** Call on the first touch or key press: the first sound then plays without a delay. */
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

export const isMuted = muted.read;
export const useIsMuted = muted.use;
export const setMuted = muted.write;

/** Between 0 and 1. */
export const readVolume = volume.read;
export const useVolume = volume.use;
export const setVolume = volume.write;
