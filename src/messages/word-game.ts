// Texts shared by the word games (product §9.1). The two games have their own files.

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
    /** A pair that shows what the game is about. */
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

  levels: {
    choose: 'Choose a level',
    legend: 'Levels',
    open: 'Level {level}',
    done: 'Level {level}, best result {score} of {total}',
    locked: 'Level {level}, locked',
    score: '{score}/{total}',
    free: 'Levels 1 and 2 are free. Members can play them all.',
  },

  sound: { label: 'Sound', volume: 'Volume' },
} as const;
