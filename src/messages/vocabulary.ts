// Texts of vocabulary: the word of the day and what its games share (spec §2 Vocabulary, §8). The two games have files
// of their own.

export const vocabulary = {
  landing: {
    title: 'Vocabulary',
    lead: 'One new word a day, and games that make words stick.',
    word: 'Word of the Day',
    wordText: 'Seven days, seven words. Read them, hear them, use one at dinner.',
    games: 'Play Fun games',
    gamesText: 'Flip cards and drop words: find what means the same, and what means the opposite.',
  },

  word: {
    title: 'Word of the Day',
    lead: 'A new word every day. Here are the last seven.',
    slider: 'Words of the last days',
    week: 'The week',
    leaf: '{day}: {word}',
    today: 'Today',
    yesterday: 'Yesterday',
    type: '({type})',
    example: 'For example',
    place: '{place} of {count}',
    previous: 'Previous word',
    next: 'Next word',
    readAloud: 'Read aloud',
    read: '{word}. {meaning}. {sentence}',
    changed: '{day}: {word}, {meaning}',
    loading: 'Looking up the words…',
    emptyTitle: 'The words did not arrive',
    empty: 'Gilli has looked everywhere. Please check the connection and try again.',
    tryAgain: 'Try again',
  },

  games: {
    title: 'Fun Games',
    lead: 'Similar words mean almost the same. Opposite words mean the other thing.',
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
    title: 'How hard shall it be?',
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
        'A short film without sound: two cards that do not belong together turn back, then all pairs are found.',
      dropit: 'A short film without sound: a finger drags five words into their boxes.',
    },
    noFilm: 'The film is not here yet. This is how it goes:',
    steps: {
      wordcard: [
        'Choose a level and press New Game. Twelve cards lie face down.',
        'Turn one card, then another. Each word is read to you.',
        'Do they belong together? Then they stay. If not, they turn back: remember where they lie!',
        'Find all six pairs before your 20 turns are used up.',
      ],
      dropit: [
        'Choose a level. Five words wait above five boxes.',
        'Drag a word into the box where it belongs. Or tap the word, then the box.',
        'A word that is in its box stays there, so think first!',
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
    chosen: '{label}, chosen',
    score: '{score}/{total}',
    best: 'Best level: {level}',
    noBest: 'No level won yet. Try one!',
    free: 'Levels 1 and 2 are free. Members play them all.',
  },

  sound: { label: 'Sound', volume: 'Volume' },
} as const;
