// How to play the word games (product §9.1).

export const howToPlay = {
  open: 'How to play',
  openOf: 'How to play: {game}',
  close: 'Close',
  films: {
    wordcard:
      'A short silent video: two cards that do not belong together turn back over, then all the pairs are found.',
    dropit: 'A short silent video: a finger drags five words into their boxes.',
  },
  noFilm: 'The video could not be loaded. This is how it works:',
  steps: {
    wordcard: [
      'Choose a level and press New Game. Twelve cards lie face down.',
      'Turn over one card, then another. Each word is read aloud.',
      'Do they belong together? Then they stay face up. If not, they turn back over: remember where they are!',
      'Find all six pairs before you run out of turns: you have 20.',
    ],
    dropit: [
      'Choose a level. Five words wait above five boxes.',
      'Drag a word into the box where it belongs. Or tap the word, then the box.',
      'A word in a box can be taken back until you submit.',
      'Press Submit to see how many are right.',
    ],
  },
} as const;
