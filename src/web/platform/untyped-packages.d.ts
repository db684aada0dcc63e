// Packages that bring no types: only what is used of them.

declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    /** Samples a second. */
    sampleRate: number;
    audioContext: AudioContext;
    /** The 20 numbers of https://killedbyapixel.github.io/ZzFX, in their order. */
    buildSamples(...parameters: (number | undefined)[]): number[];
    /** One list of samples for each loudspeaker; `volumeScale` is multiplied with `volume`. */
    playSamples(channels: number[][], volumeScale?: number): AudioBufferSourceNode;
  };
}

declare module 'canvas-confetti' {
  interface Options {
    particleCount?: number;
    spread?: number;
    angle?: number;
    startVelocity?: number;
    origin?: { x?: number; y?: number };
    colors?: string[];
    disableForReducedMotion?: boolean;
  }
  type Fire = (options?: Options) => Promise<void> | null;
  const confetti: Fire & {
    create(
      canvas: HTMLCanvasElement | null,
      global?: { resize?: boolean; useWorker?: boolean },
    ): Fire;
  };
  export default confetti;
}
