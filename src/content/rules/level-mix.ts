// The mix of a level (content guide §7): four questions to choose, two mistakes to find, one word to drag and three whose
// answer the child produces, of two kinds at least. Besides, two whole sentences: in a hard level both are rewritten; in
// an easy one both are heard, from standard 6 on one is rewritten. The third hard level has a text to edit, and each hard
// level ends with a passage. A topic has each of the other kinds at least twice.

import type { Category } from '#domain/quiz/bank.ts';
import { type ChoiceKind, hasChoices } from '#domain/quiz/choices.ts';
import type { Question, QuestionKind } from '#domain/quiz/question.ts';
import type { LevelOfFile } from '#domain/quiz/topic-file.ts';
import { counted } from '../language/words.ts';
import type { Rule } from './rule.ts';

const CHOICES: Readonly<Record<ChoiceKind, number>> = { choice: 4, spot: 2, drag: 1 };
const PRODUCED = 3;
const WHOLE_SENTENCES = 2;
const WITH_EDIT = 3;
/** Counted apart from the three that are produced. */
const APART = ['rewrite', 'listen', 'edit'] as const;
const KINDS_IN_LEVEL = 2;
const KINDS_IN_TOPIC = ['order', 'sort', 'match', 'type'] as const;
const LEAST_IN_TOPIC = 2;

export const levelMix: Rule = {
  name: 'level-mix',
  severity: 'error',
  *check(bank) {
    for (const { file, value: topic } of bank.topics.filter(({ isWhole }) => isWhole)) {
      for (const level of topic.levels) {
        for (const message of faultsOf(topic.category, level))
          yield { file, id: `level ${level.id}`, message };
      }
      const questions = topic.levels.flatMap((level) => level.questions);
      for (const kind of KINDS_IN_TOPIC) {
        const found = countOf(kind, questions);
        if (found >= LEAST_IN_TOPIC) continue;
        const message = `The topic holds ${counted(found, `${kind} question`)}; ${LEAST_IN_TOPIC} is the least.`;
        yield { file, id: 'file', message };
      }
    }
  },
};

/** How many of them a level has. */
function dueApart(category: Category, { difficulty, number }: LevelOfFile) {
  const isHard = difficulty === 'hard';
  const listen = isHard ? 0 : category === 'basic' ? 2 : 1;
  return {
    rewrite: WHOLE_SENTENCES - listen,
    listen,
    edit: isHard && number === WITH_EDIT ? 1 : 0,
  };
}

function* faultsOf(category: Category, level: LevelOfFile): Iterable<string> {
  const { difficulty, questions } = level;
  const apart = dueApart(category, level);
  const produced = questions.filter(
    (question) => !hasChoices(question) && !APART.some((kind) => kind === question.kind),
  );
  const faults = [
    ...Object.entries(CHOICES).map(([kind, due]) => ({
      kind,
      due,
      found: countOf(kind as ChoiceKind, questions),
    })),
    { kind: 'produced', due: PRODUCED, found: produced.length },
    ...APART.map((kind) => ({ kind, due: apart[kind], found: countOf(kind, questions) })),
  ]
    .filter(({ found, due }) => found !== due)
    .map(({ kind, due, found }) => `${found} ${kind} (should be ${due})`);
  if (faults.length > 0) yield `The level holds ${faults.join(', ')}.`;

  const kinds = new Set(produced.map(({ kind }) => kind).filter((kind) => kind !== 'passage'));
  if (produced.length > 0 && kinds.size < KINDS_IN_LEVEL) {
    yield `At least ${KINDS_IN_LEVEL} of ${KINDS_IN_TOPIC.join(', ')} belong in a level.`;
  }
  const passages = countOf('passage', questions);
  if (difficulty === 'easy' && passages > 0) yield 'An easy level has no passage.';
  if (difficulty === 'hard' && (passages !== 1 || questions.at(-1)?.kind !== 'passage')) {
    yield 'A hard level has one passage, as its last question.';
  }
}

function countOf(kind: QuestionKind, questions: readonly Question[]): number {
  return questions.filter((question) => question.kind === kind).length;
}
