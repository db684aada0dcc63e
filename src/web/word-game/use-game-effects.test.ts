// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameEffect } from '#domain/word-game/game-effect.ts';
import { useGameEffects } from './use-game-effects.ts';

const VOICE = { lang: 'en-GB', localService: true };
const NONE: readonly GameEffect[] = [];
const kite: GameEffect = { type: 'speak', word: 'kite' };
const drum: GameEffect = { type: 'speak', word: 'drum' };

let voices: (typeof VOICE)[];
let asked: number;
let speaking: { text: string; lang: string; voice?: unknown }[];

beforeEach(() => {
  vi.useFakeTimers();
  voices = [VOICE];
  asked = 0;
  speaking = [];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => {
      asked += 1;
      return voices;
    },
    cancel: () => {
      speaking = [];
    },
    speak: (utterance: { text: string; lang: string }) => speaking.push(utterance),
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function game() {
  return renderHook((effects: readonly GameEffect[]) => useGameEffects(effects), {
    initialProps: NONE,
  });
}

it('loads the voices before the first word', () => {
  game();
  expect(asked).toBe(1);
});

it('reads a word before the device has listed its voices', () => {
  voices = [];
  game().rerender([kite]);
  expect(speaking).toMatchObject([{ text: 'kite', lang: 'en-IN', voice: null }]);
});

it('is silent on a device that speaks no English', () => {
  voices = [{ ...VOICE, lang: 'hi-IN' }];
  game().rerender([kite]);
  expect(speaking).toEqual([]);
});

it('speaks the words of one event one after the other', () => {
  game().rerender([kite, drum]);
  vi.runAllTimers();
  expect(speaking).toMatchObject([{ text: 'drum', lang: 'en-GB' }]);
});

it('falls silent when the game is left, and stays silent', () => {
  const { rerender, unmount } = game();
  rerender([kite, drum]);
  unmount();
  expect(speaking).toEqual([]);
  vi.runAllTimers();
  expect(speaking).toEqual([]);
});
