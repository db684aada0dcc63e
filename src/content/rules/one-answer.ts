// Exactly one answer (content guide §5.1): 3 or 4 options that differ after trim and lower case; a competition question
// has exactly 4. That the key is one of them is part of the file's shape.

import { OPTIONS_PER_PAPER_QUESTION } from '#domain/competition/paper-file.ts';
import { choiceRule } from './rule.ts';

const ALL_OR_NONE = /^(all|none|both|any|neither) of (the above|these|them|the options)\.?$/i;

export const oneAnswer = choiceRule('one-answer', 'error', function* (item) {
  const count = item.choices.length;
  // A drag question's tiles are the words of its sentence and have a rule of their own.
  if (item.kind === 'drag') return;

  if (item.source === 'paper' && count !== OPTIONS_PER_PAPER_QUESTION) {
    yield `A competition question has 4 options; this one has ${count}.`;
  } else if (count < 3 || count > 4) {
    yield `A question has 3 or 4 options; this one has ${count}.`;
  }
  const seen = new Set<string>();
  for (const option of item.choices) {
    const plain = option.trim().toLowerCase();
    if (seen.has(plain)) yield `The option “${option}” stands there twice.`;
    seen.add(plain);
    if (ALL_OR_NONE.test(option)) yield `The option “${option}” points at the other options.`;
  }
});
