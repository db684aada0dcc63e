// Plays what a game wants heard (domain/vocabulary/game-effect.ts), one thing after the other, so that the word can be
// heard beside the sounds. Muted, or without a loudspeaker or a voice, the game goes on in silence; whoever leaves the game
// leaves its words behind.

import { useEffect, useRef } from 'react';
import type { GameEffect } from '#domain/word-game/game-effect.ts';
import { playSound, warmUpSound } from '#web/platform/sound.ts';
import { askForVoices, speakInGame, stopReading } from '#web/platform/speech.ts';

/** From one effect of an event to the next. */
const GAP_MS = 220;

/** `effects` are those of the last event: a new list is played once. */
export function useGameEffects(effects: readonly GameEffect[]): void {
  const played = useRef(effects);
  const waiting = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => {
    const timers = waiting.current;
    askForVoices();
    return () => {
      for (const timer of timers) clearTimeout(timer);
      stopReading();
    };
  }, []);
  useEffect(() => {
    if (played.current === effects) return;
    played.current = effects;
    effects.forEach((effect, order) => {
      // The first one at once: browsers let a page sound in answer to a touch.
      if (order === 0) play(effect);
      else waiting.current.push(setTimeout(play, order * GAP_MS, effect));
    });
  }, [effects]);
}

function play(effect: GameEffect): void {
  if (effect.type === 'sound') playSound(effect.sound);
  else speakInGame(effect.word);
}

/** For the element around a game: the first touch or key opens the loudspeaker. */
export const warmUpProps = {
  onPointerDownCapture: warmUpSound,
  onKeyDownCapture: warmUpSound,
} as const;
