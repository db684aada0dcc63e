// Gilli's words about a produced answer.

import { type Answer, isRight } from '#domain/quiz/answer.ts';
import type { ProducedQuestion } from '#web/question/question.ts';
import { SpellingMark } from '#web/question/spelling-mark.tsx';
import { Bubble, Reason } from './bubble.tsx';
import { spoken } from './gilli-words.ts';
import { wordsForProduced } from './produced-words.ts';

interface ProducedSaysProps {
  question: ProducedQuestion;
  given: Answer;
  turn: number;
}

export function ProducedSays({ question, given, turn }: ProducedSaysProps) {
  const words = wordsForProduced(question, given, turn);
  const isAllRight = isRight(question, given);
  return (
    <Bubble word={spoken([words.word, words.count])} isRight={isAllRight}>
      {words.reasons.map((reason) => (
        <Reason key={reason} isRight={false}>
          {reason}
        </Reason>
      ))}
      {words.slip !== '' && (
        <Reason isRight={false}>
          {words.slip}{' '}
          {question.kind === 'type' && (
            <SpellingMark typed={String(given)} accept={question.accept} />
          )}
        </Reason>
      )}
      {words.answer !== '' && words.slip === '' && <Reason isRight>{words.answer}</Reason>}
      <Reason {...(!isAllRight && { isRight: true })}>{words.why}</Reason>
    </Bubble>
  );
}
