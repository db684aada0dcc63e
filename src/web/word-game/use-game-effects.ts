// Plays a game's effects (domain/word-game/game-effect.ts) one after the other, which keeps the sounds from drowning
// out the spoken word. When muted, or without audio or a voice, the game continues in silence. Leaving the game stops
// speech.

import { useEffect, useRef } from 'react';
import type { GameEffect } from '#domain/word-game/game-effect.ts';
import { playSound, warmUpSound } from '#web/platform/sound.ts';
import { preloadVoices, speakInGame, stopReading } from '#web/platform/speech.ts';

/** The delay between two effects of an event. */
const GAP_MS = 220;

/** `effects` are those of the last event. Each new list is played once. */
export function useGameEffects(effects: readonly GameEffect[]): void {
  const played = useRef(effects);
  const waiting = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => {
    const timers = waiting.current;
    preloadVoices();
    return () => {
      for (const timer of timers) clearTimeout(timer);
      stopReading();
    };
  }, []);
  useEffect(() => {
    if (played.current === effects) return;
    played.current = effects;
    effects.forEach((effect, order) => {
      // The first one plays immediately: browsers allow sound in response to a touch.
      if (order === 0) play(effect);
      else waiting.current.push(setTimeout(play, order * GAP_MS, effect));
    });
  }, [effects]);
}

function play(effect: GameEffect): void {
  if (effect.type === 'sound') playSound(effect.sound);
  else speakInGame(effect.word);
}

/** Props for the element around a game: the first touch or key press starts the audio. */
export const warmUpProps = {
  onPointerDownCapture: warmUpSound,
  onKeyDownCapture: warmUpSound,
} as const;
