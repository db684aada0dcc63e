// Types for packages that ship none, for the used parts only.

declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    /** In Hz. */
    sampleRate: number;
    audioContext: AudioContext;
    /** The 20 parameters of https://killedbyapixel.github.io/ZzFX, in order. */
    buildSamples(...parameters: (number | undefined)[]): number[];
    /** One list of samples per channel; `volumeScale` multiplies `volume`. */
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
