// Texts about the levels of the word games that a child has won (product §9.9).

export const wonLevels = {
  /** Beside the house with a window for each level. */
  soFar: '{won} of {levels} windows lit, {stars} of {most} stars',
  none: 'No level won yet. Each one that you win lights a window.',

  /** Everything won, below the menu of the games. */
  street: {
    title: 'Your windows',
    text: 'Each level that you win lights a window, and it stays lit: {won} of {levels} so far.',
    names: {
      wordcard: { s: 'Similar cards', a: 'Opposite cards' },
      dropit: { s: 'Match similar', a: 'Match opposite' },
    },
    house: '{game}, {difficulty}',
    lit: '{won} of {levels}',
  },
} as const;
