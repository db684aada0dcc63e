// Texts of the players of questions that load on demand (product §7.6).

export const quizPlayers = {
  drag: {
    words: 'The words of the sentence',
    box: 'The answer box',
    dropHere: 'Drag a word here, or tap it',
    putHere: 'Put “{word}” here',
    instructions:
      'Press space to pick the word up, then an arrow key down to move it to the box and space to drop it. Escape puts it back. Or press enter and then the button in the box.',
    pickedUp: 'You picked up “{word}”. Press the arrow key down, then space.',
    overBox: '“{word}” is over the box. Press space to drop it.',
    notOverBox: '“{word}” is not over the box.',
    putBack: '“{word}” is back in its place.',
    chosen: '“{word}” is chosen. Now press the button in the box.',
  },

  order: {
    sentence: 'Your sentence',
    words: 'The words',
    start: 'Tap or drag the words here',
    /** After a tile of the sentence, for screen readers. */
    place: 'word {place} of {total}',
    placed: '“{word}” is now number {place}.',
    takenBack: '“{word}” is back among the words.',
    instructions:
      'Press enter to put it at the end of the sentence. In the sentence, the arrow keys move it, and enter takes it back. Or drag it.',
  },

  match: {
    lefts: 'The left side',
    rights: 'The right side',
    chosen: '“{word}” is chosen. Now choose its partner on the other side.',
    pairedWith: '{word}, paired with {partner}',
    paired: '“{left}” is paired with “{right}”.',
    separated: '“{left}” has no partner again.',
  },

  type: {
    label: 'Your answer',
    hint: 'Write in the gap, then press Check.',
  },

  /** Of whole sentences. Where only the words count. */
  writeHint: 'Write the whole sentence, then press Check.',
  compared: 'Yours, word by word:',
  /** Read aloud before words that don't belong. */
  removed: 'not',

  rewrite: {
    label: 'Your whole sentence',
    exactHint: 'Capitals and punctuation marks count. Write the whole sentence, then press Check.',
    /** The two ways to answer. */
    useWords: 'Build it from words',
    useKeyboard: 'Write it yourself',
    bankHint: 'Some of the words don’t belong.',
  },

  listen: {
    play: 'Listen',
    slowly: 'Listen slowly',
    label: 'What you heard',
    /** On a device without a voice. */
    silent: 'This device has no voice. Read the sentence, hide it, then write it.',
    hide: 'Hide it and write',
    look: 'Look again',
  },

  edit: {
    hint: 'Tap a word that is wrong. The arrow keys go from word to word.',
    /** The field for a word that was tapped. */
    better: 'In place of “{word}”',
    done: 'Change it',
    keep: 'Leave it as it is',
    /** A changed word, for screen readers. */
    changed: '{written}, in place of {word}',
    said: '“{word}” is now “{written}”.',
    kept: '“{word}” stays.',
    count: 'Changed: {changed} of {mistakes}',
    /** A word that was right before the child changed it. */
    extra: '“{word}” was right already.',
  },
} as const;
