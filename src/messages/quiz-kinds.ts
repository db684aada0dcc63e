// Texts of the kinds of questions whose players load on demand (product §7.6): drag, order, sort, match, type, passage.

export const quizKinds = {
  /** After Check. */
  rightParts: '{right} of {total} are right.',
  rightOrder: 'A right order: “{answer}”',
  rightTyped: 'The answer: “{answer}”',
  slip: 'That is the right word. Look at its spelling:',
  /** A reason, with the part it is about. */
  about: '“{name}” – {why}',
  aboutPlace: 'Place {name}: {why}',
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

  /** The remaining steps before Check. */
  left: { none: 'All done. Press Check.', one: '1 to go', many: '{left} to go' },

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

  sort: {
    words: 'The words to sort',
    /** Read aloud before the words. */
    readBoxes: 'The boxes: {boxes}.',
    box: 'Box {number}: {name}',
    putHere: 'Put “{word}” in “{name}”',
    chosen: '“{word}” is chosen. Now choose its box.',
    placed: '“{word}” is in “{name}”.',
    instructions:
      'Press enter and then the button in the box, or the number of the box. Or drag the word to the box.',
    /** After a word in the wrong box: its right box. */
    belongs: 'belongs in {name}',
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

  passage: {
    /** Read aloud: the words of a place, and its number. */
    readPlace: '{words}, place {number},',
    place: 'Place {number}: {words}',
    placeGap: 'Place {number}, empty',
    placeChosen: 'Place {number}: {answer}',
    /** The child chose "no mistake": the words stay. */
    placeKept: 'Place {number}: {words}, {answer}',
    optionsOf: 'Place {number}',
    put: 'Place {number}: “{answer}”.',
  },
} as const;
