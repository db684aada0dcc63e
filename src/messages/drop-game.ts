// Texts of drop-it (product §9.6, §9.7).

import { inEdition } from './edition.ts';

export const dropGame = inEdition('dropGame', {
  title: { s: 'Match Similar Words', a: 'Match Opposite Words' },
  playTitle: { s: 'Match Similar Words', a: 'Match Opposite Words' },
  lead: '{difficulty} ({ages}): ten levels of five words.',
  task: {
    s: 'Drop each word beside its twin.',
    a: 'Drop each word beside its opposite.',
  },
  level: '{difficulty} Level {level}',
  loading: 'Unpacking the words…',
  submit: 'Submit',
  result: 'You scored {n} out of 5',
  placed: '{placed} of {total} placed',
  options: 'Words to drop',
  allPlaced: 'All placed. Press Submit!',
  /** On a word in a box, before Submit. */
  takeBack: 'Take “{word}” back',
  /** Asked by Submit while boxes are empty. */
  submitQuestion: {
    none: '',
    one: '1 box is still empty. Submit all the same?',
    many: '{empty} boxes are still empty. Submit all the same?',
  },
  submitAnswers: { yes: 'Submit', no: 'Keep playing' },
  /** The board after Submit. */
  marked: {
    corrected: 'The right places',
    right: 'Right',
    wrong: 'Not right',
    nothing: 'Empty',
    /** Read out before the right word. */
    rightWord: 'The right word:',
  },
  slots: 'Boxes',
  dropHere: 'Drop here',
  putHere: 'Put “{word}” here',
  /** For screen readers; begins with the visible text. */
  putBeside: 'Put “{word}” here, beside “{name}”',
  /** Confirms leaving a game for another page of the app (product §2.8). */
  leave:
    'If you leave now, a kitten will curl up in every empty box, and nobody has the heart to wake a kitten. Leave the game?',

  drag: {
    instructions:
      'Press space to pick the word up, the arrow keys down and up to choose a box, and space to drop it. Escape puts it back. Or press enter and then the button in a box.',
    pickedUp: 'You picked up “{word}”. Press the arrow key down to go to the boxes.',
    overSlot: '“{word}” is over the box for “{name}”. Press space to drop it.',
    notOverSlot: '“{word}” is not over a box.',
    putBack: '“{word}” is back in its place.',
    takenBack: '“{word}” is back among the words.',
    chosen: '“{word}” is chosen. Now press the button in a box.',
    dropped: {
      none: '“{word}” is in the box for “{name}”. All words are placed.',
      one: '“{word}” is in the box for “{name}”. 1 word is left.',
      many: '“{word}” is in the box for “{name}”. {left} words are left.',
    },
  },
} as const);
