// @vitest-environment jsdom
// What the real synthesiser sends to the loudspeaker; only the audio device is fake.

import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { SoundName } from './sound.ts';

/** The peak volume of each sound. */
let heard: number[];
let sound: typeof import('./sound.ts');

const device = {
  state: 'running',
  resume: async () => undefined as undefined,
  createBuffer: (_channels: number, length: number) => {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  },
  createGain: () => ({ gain: { value: 1 }, connect: () => undefined }),
  createBufferSource: () => {
    const source = {
      buffer: { getChannelData: () => new Float32Array() },
      playbackRate: { value: 1 },
      loudness: { value: 1 },
      connect: () => ({
        connect: (volume: { gain: { value: number } }) => {
          source.loudness = volume.gain;
        },
      }),
      start: () => {
        const samples = source.buffer.getChannelData();
        const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
        heard.push(peak * source.loudness.value);
      },
    };
    return source;
  },
};

function openDevice() {
  return device;
}

beforeAll(async () => {
  vi.stubGlobal('AudioContext', vi.fn(openDevice));
  vi.stubGlobal('StereoPannerNode', class {});
  // The synthesiser opens the device once, on load.
  vi.resetModules();
  sound = await import('./sound.ts');
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

beforeEach(() => {
  heard = [];
  device.state = 'running';
});

afterEach(() => localStorage.clear());

async function loudnessAt(volume: number, name: SoundName = 'correct'): Promise<number> {
  const before = heard.length;
  sound.setVolume(volume);
  sound.playSound(name);
  await vi.waitFor(() => expect(heard).toHaveLength(before + 1));
  return heard.at(-1) ?? 0;
}

it('follows the volume, whatever it was when the sound was first played', async () => {
  expect(await loudnessAt(0, 'wrong')).toBe(0);
  expect(await loudnessAt(0)).toBe(0);
  const full = await loudnessAt(1);
  expect(full).toBeGreaterThan(0.05);
  expect(await loudnessAt(0.5)).toBeCloseTo(full / 2);
});

it.each(['suspended', 'interrupted'])('wakes a loudspeaker that is %s', async (state) => {
  device.state = state;
  const resume = vi.spyOn(device, 'resume');
  await loudnessAt(1);
  expect(resume).toHaveBeenCalledOnce();
});

it('continues if the audio context cannot be resumed', async () => {
  device.state = 'interrupted';
  vi.spyOn(device, 'resume').mockRejectedValueOnce(new Error('not allowed'));
  expect(await loudnessAt(1)).toBeGreaterThan(0);
});
