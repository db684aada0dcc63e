// Sounds of the games, made on the spot: no file to wait for. The synthesiser opens the device's loudspeaker when it is
// loaded, so it is loaded only after the child has touched something. Where there is no sound, the game goes on.
// On or off is remembered under `muted`; sound is on at first (spec §2 Quiz play).

import { useSyncExternalStore } from 'react';
import { readStored, subscribe, writeStored } from './storage.ts';

/**
 * Parameters of the synthesiser: volume, randomness, frequency in Hz, attack, sustain and release in seconds,
 * shape (0 sine, 1 triangle), shape curve, slide, delta slide, pitch jump in Hz, its time in seconds.
 */
const recipes = {
  /** A bell that rises a fifth: C, G. */
  correct: [1.4, 0, 523.25, 0.01, 0.09, 0.32, 0, 1, 0, 0, 260.74, 0.09],
  /** A soft wooden step down, E to C: no buzzer. */
  wrong: [1.1, 0, 329.63, 0.02, 0.12, 0.24, 1, 1, 0, 0, -68, 0.13],
  /** A page turning upwards. */
  next: [0.8, 0, 392, 0.01, 0.02, 0.12, 0, 1, 5],
  /** A small click of a switch. */
  switch: [0.8, 0, 698.46, 0.002, 0.015, 0.06, 1],
} as const satisfies Record<string, readonly number[]>;

export type SoundName = keyof typeof recipes;

type Synthesiser = typeof import('zzfx');

let loading: Promise<Synthesiser | null> | null = null;

function load(): Promise<Synthesiser | null> {
  loading ??= import('zzfx').catch(() => null);
  return loading;
}

/** Call it at a first touch or key, so that the first sound comes without a delay. */
export function warmUpSound(): void {
  if (!isMuted()) void load();
}

/** Plays unless muted; call it from the event of a touch, click or key. */
export function playSound(name: SoundName): void {
  if (isMuted()) return;
  void load().then(async (synthesiser) => {
    if (synthesiser === null) return;
    const { ZZFX, zzfx } = synthesiser;
    if (ZZFX.audioContext.state === 'suspended') await ZZFX.audioContext.resume();
    zzfx(...recipes[name]);
  });
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
