// Questions about a due word of the day or pair (product §7.13).

export const wordQuestion = {
  ofMeaning: {
    title: 'Which word means this?',
    text: '“{meaning}”',
    why: '“{word}” means “{meaning}”. {sentence}',
    whyNot: '“{word}” means “{meaning}”.',
  },
  similar: {
    title: 'Which word means nearly the same as “{asked}”?',
    pair: '“{word}” means nearly the same as “{partner}”.',
    meaning: '“{word}” means nearly the same as “{partner}”: {meaning}.',
  },
  opposite: {
    title: 'Which word is the opposite of “{asked}”?',
    pair: '“{word}” is the opposite of “{partner}”.',
    meaning: '“{word}” means “{meaning}”; it is the opposite of “{partner}”.',
  },
} as const;
