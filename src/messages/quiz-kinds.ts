// Texts of the kinds of questions whose players load on demand (product §7.6): drag, order, sort, match, type, passage.

export const quizKinds = {
  /** After Check. */
  rightParts: '{right} of {total} are right.',
  rightOrder: 'A right order: “{answer}”.',
  rightTyped: 'The answer: “{answer}”.',
  slip: 'That is the right word. Look at its spelling:',
  /** A reason, with what it is about. */
  about: '“{name}”: {why}',
  aboutPlace: 'Place {name}: {why}',
  /** Read out after what is wrong, before what is right there. */
  right: 'Right: {answer}',

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

  sort: {
    /** Read aloud before the words. */
    readBoxes: 'The boxes: {boxes}.',
  },

  passage: {
    /** Read aloud: what stands in a place, and its number. */
    readPlace: '{words}, place {number},',
  },
} as const;
