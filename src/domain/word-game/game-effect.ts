// Sounds and speech caused by an event in a word game, as data: the page plays them unless it is muted or has no voice
// (product §2.11). A state carries the effects of the event that led to it; an ignored event returns the same state
// object, so that nothing plays twice.

export const gameSounds = ['swoosh', 'error', 'correct', 'loss', 'victory', 'drop'] as const;

export type GameSound = (typeof gameSounds)[number];

export type GameEffect =
  | { readonly type: 'sound'; readonly sound: GameSound }
  | { readonly type: 'speak'; readonly word: string };

export function sound(name: GameSound): GameEffect {
  return { type: 'sound', sound: name };
}
