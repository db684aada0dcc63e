// Texts that the word games share (product §9.1). The two games have files of their own.

export const wordGame = {
  games: {
    title: 'Fun Games',
    lead: 'Similar words mean almost the same thing. Opposite words mean opposite things.',
    names: {
      wordcard: { s: 'Flip the Card with Similar Words', a: 'Flip the Card with Opposite Words' },
      dropit: { s: 'Match Similar Words', a: 'Match Opposite Words' },
    },
    texts: {
      wordcard: {
        s: 'Turn two cards. Do they mean the same?',
        a: 'Turn two cards. Are they opposites?',
      },
      dropit: {
        s: 'Drop each word beside the one that means the same.',
        a: 'Drop each word beside its opposite.',
      },
    },
    /** A pair to show what the game is about. */
    pairs: { s: ['big', 'large'], a: ['big', 'small'] },
  },

  difficulty: {
    title: 'Choose a difficulty',
    easy: 'Easy',
    hard: 'Hard',
    easyAges: 'ages 7 to 8',
    hardAges: 'ages 9 to 10',
    easyText: 'Words you meet every day.',
    hardText: 'Words that make you think.',
    back: 'All games',
  },

  howTo: {
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
        'A word that is in a box stays there, so think first!',
        'Press Submit to see how many are right.',
      ],
    },
  },

  levels: {
    choose: 'Choose a level',
    legend: 'Levels',
    open: 'Level {level}',
    done: 'Level {level}, best result {score} of {total}',
    locked: 'Level {level}, locked',
    score: '{score}/{total}',
    best: 'Best level: {level}',
    noBest: 'No level won yet. Try one!',
    free: 'Levels 1 and 2 are free. Members can play them all.',
  },

  sound: { label: 'Sound', volume: 'Volume' },
} as const;
