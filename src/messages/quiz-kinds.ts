// Texts about answers to the kinds of questions whose players load on demand (product §7.6); those of the players alone
// are in quiz-players.ts.

export const quizKinds = {
  /** After Check. */
  rightParts: '{right} of {total} are right.',
  rightOrder: 'A right order: “{answer}”',
  rightTyped: 'The answer: “{answer}”',
  rightWritten: 'A right answer: “{answer}”',
  rightHeard: 'The sentence: “{answer}”',
  slip: 'That is the right word. Look at its spelling:',
  sentenceSlip: 'The sentence is right, but for the spelling of one word.',
  /** Of a whole sentence that was heard. */
  heardSlips: 'You heard every word. Look at the spelling.',
  /** Check was pressed on a sentence that can't be compared with a right one. */
  unclear:
    'A teacher would have to look at this one, so it does not count. Use the words of the sentence above and try again.',
  /** A reason, with the part it is about. */
  about: '“{name}” – {why}',
  aboutPlace: 'Place {name}: {why}',
  aboutMistake: '“{name}” → “{right}” – {why}',
  /** The remaining steps before Check. */
  left: { none: 'All done. Press Check.', one: '1 to go', many: '{left} to go' },

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
