// The form for a custom sheet (product §10.6).

import { inEdition } from './edition.ts';

export const makeSheet = inEdition('makeSheet', {
  category: 'Category',
  topic: 'Topic',
  difficulty: 'Difficulty',
  difficulties: { easy: 'Easy', hard: 'Hard' },
  kinds: 'Kinds of tasks',
  kindNames: {
    choice: 'Circle the right answer',
    spot: 'Correct the sentence',
    drag: 'Circle a word',
    type: 'Write the missing word',
    rewrite: 'Write the sentence anew',
    edit: 'Correct a text',
  },
  noKind: 'Choose at least one kind.',
  tasks: 'Number of tasks',
  tasksHint: 'If the topic has fewer of these kinds, the sheet has all of them.',
  name: 'Name of the sheet',
  nameHint: 'It stands at the top. Without one, the topic does.',
  seed: 'Seed',
  seedHint:
    'The same choices with the same seed make the same sheet again. It stands at the foot of the page.',
  noSeed: 'Use 1 to 12 letters or digits.',
  another: 'Another seed',
  copies: 'Different sheets in one file',
  copiesHint: 'For a class, so that neighbours have different tasks.',
  makeSheet: 'Make the sheet',
  makeKey: 'Make the answer key',
  made: { sheet: 'The sheet was made and saved.', key: 'The answer key was made and saved.' },
  file: { sheet: 'Worksheet {seed}', key: 'Worksheet {seed} answers' },
  failed: 'The sheet could not be made. Please try again.',
  topicsFailed: 'The topics could not be loaded. Please check your connection.',
  tryAgain: 'Try again',
} as const);
