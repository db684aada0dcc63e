// Gilli's words after an answer: praise or comfort, the reason (why it is right, or why this choice is not) and, for
// mistakes in the sentence, the corrected sentence. All of it is announced at once without blocking the child, who may
// continue at any time.

import type { Answer } from '#domain/quiz/answer.ts';
import { texts } from '#web/platform/texts.ts';
import { isProduced, type PickedQuestion, type PlayedQuestion } from '#web/question/question.ts';
import { CorrectedSentence } from '#web/ui/corrected-sentence/corrected-sentence.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { Bubble, Reason } from './bubble.tsx';
import { spoken, wordsFor, wordsForChoice } from './gilli-words.ts';
import { ProducedSays } from './produced-says.tsx';

interface GilliSaysProps {
  question: PlayedQuestion;
  /** Null before the answer. */
  given: Answer | null;
  /** Check was pressed on what can't be marked; it is no answer. */
  isUnclear: boolean;
  /** Varies the wording from question to question. */
  turn: number;
}

export function GilliSays({ question, given, isUnclear, turn }: GilliSaysProps) {
  const { unclear } = texts.quizKinds;
  const unmarked = isUnclear ? unclear : '';
  return (
    <>
      {/* Stays mounted: otherwise changes would not be announced. */}
      <LiveRegion message={given === null ? unmarked : spoken(wordsFor(question, given, turn))} />
      {given === null && isUnclear && (
        <Bubble>
          <Reason>{unclear}</Reason>
        </Bubble>
      )}
      {given !== null &&
        (isProduced(question) ? (
          <ProducedSays question={question} given={given} turn={turn} />
        ) : (
          <ChoiceSays question={question} chosen={Number(given)} turn={turn} />
        ))}
    </>
  );
}

interface ChoiceSaysProps {
  question: PickedQuestion;
  chosen: number;
  turn: number;
}

function ChoiceSays({ question, chosen, turn }: ChoiceSaysProps) {
  const words = wordsForChoice(question, chosen, turn);
  const isWrong = chosen !== question.answer;
  return (
    <Bubble word={words.word} isRight={!isWrong}>
      <Reason {...(isWrong && { isRight: false })}>{words.reason}</Reason>
      {isWrong && <Reason isRight>{words.why}</Reason>}
      {question.correction !== undefined && (
        <Reason>
          {texts.quiz.playing.corrected}{' '}
          <CorrectedSentence parts={question.correction} removedText={texts.quiz.playing.removed} />
        </Reason>
      )}
    </Bubble>
  );
}
