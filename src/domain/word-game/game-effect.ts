// What a word game wants heard after an event, as data: the page plays it or, muted or without a voice, leaves it
// (product §2.11). A state carries the effects of the event that led to it; an event that is ignored gives the same
// state object, so that nothing sounds twice.

export const gameSounds = ['swoosh', 'error', 'correct', 'loss', 'victory', 'drop'] as const;

export type GameSound = (typeof gameSounds)[number];

export type GameEffect =
  | { readonly type: 'sound'; readonly sound: GameSound }
  | { readonly type: 'speak'; readonly word: string };

export function sound(name: GameSound): GameEffect {
  return { type: 'sound', sound: name };
}
