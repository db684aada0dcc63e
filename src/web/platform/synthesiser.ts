// Plays the sounds of sound.ts, which loads this after the first gesture.

import { ZZFX } from 'zzfx';

/**
 * Parameters of the synthesiser: volume, randomness, frequency in Hz, attack, sustain and release in seconds, shape (0
 * sine, 1 triangle, 4 noise), shape curve, slide, delta slide, pitch jump in Hz and its time in seconds, the repeat
 * time in seconds. The last one in a full list is a filter (negative: low-pass).
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
  /** A card turned over: a breath of air. */
  swoosh: [0.9, 0, 160, 0.05, 0.01, 0.14, 4, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, -1600],
  /** Two cards that do not match: a soft wooden step down, D to A. */
  error: [1, 0, 293.66, 0.02, 0.11, 0.22, 1, 1, 0, 0, -73.66, 0.12],
  /** A block landing: a dull wooden knock. */
  drop: [1.3, 0, 196, 0.004, 0.02, 0.13, 1, 1.4, -4],
  /** The game is lost: a slow sigh downwards. */
  loss: [1.1, 0, 349.23, 0.03, 0.24, 0.4, 1, 1, -0.3, 0, -87.3, 0.24],
  /** The game is won: a small fanfare on C and E that repeats, higher each time. */
  victory: [1.5, 0, 523.25, 0.01, 0.42, 0.45, 0, 1, 0, 0, 261.63, 0.12, 0.24],
} as const satisfies Record<string, readonly number[]>;

export type SoundName = keyof typeof recipes;

const SYNTHESISER_VOLUME = 0.3;
/** In Hz: enough for these low sounds, and half the work of the usual 44,100. */
const SAMPLE_RATE = 22_050;

/** Each sound is computed once, at full volume: on a slow phone that takes several milliseconds. */
const computed = new Map<SoundName, number[]>();

/** `volume` is between 0 and 1. */
export async function play(name: SoundName, volume: number): Promise<void> {
  // Suspended until a user gesture, or interrupted by a phone call. If it cannot resume, it stays silent.
  if (ZZFX.audioContext.state !== 'running') {
    await ZZFX.audioContext.resume().catch(() => undefined);
  }
  ZZFX.sampleRate = SAMPLE_RATE;
  ZZFX.volume = SYNTHESISER_VOLUME;
  const samples = computed.get(name) ?? ZZFX.buildSamples(...recipes[name]);
  computed.set(name, samples);
  ZZFX.playSamples([samples], volume);
}
