import type { ChangedPart } from '#domain/quiz/word-difference.ts';
import { texts } from '#web/platform/texts.ts';
import { CorrectedSentence } from '#web/ui/corrected-sentence/corrected-sentence.tsx';
import { Given } from './given.tsx';
import { partsOf } from './kinds/wordings.ts';
import type { ListenQuestion, RewriteQuestion } from './question.ts';
import styles from './written-sentence.module.css';

interface WrittenSentenceProps {
  question: RewriteQuestion | ListenQuestion;
  given: string;
  /** What differs from the right sentence; empty: nothing to compare. */
  changes: readonly ChangedPart[];
}

/** The child's sentence beside the right one, and what differs word by word. */
export function WrittenSentence({ question, given, changes }: WrittenSentenceProps) {
  const [part] = partsOf(question, given);
  if (part === undefined) return null;
  const { compared, removed } = texts.quizPlayers;
  return (
    <>
      <p className={styles.given}>
        <Given {...part} right={part.isRight ? given.trim() : part.right} />
      </p>
      {changes.length > 0 && (
        <p className={styles.compared}>
          {compared} <CorrectedSentence parts={changes} removedText={removed} />
        </p>
      )}
    </>
  );
}
