import { texts } from '#web/platform/texts.ts';

/** Praise or comfort. `turn` varies the wording from question to question. */
export function praiseOrComfort(isRight: boolean, turn: number): string {
  const { cheers, comforts } = texts.quiz.playing;
  const words = isRight ? cheers : comforts;
  return words[turn % words.length] ?? '';
}
