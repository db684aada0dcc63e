// The loudspeaker of a running level (product §2.11): off until switched on; then it reads each question aloud as it
// appears, and the reason after the answer. Not shown if there is no voice.

import { useEffect } from 'react';
import type { Answer } from '#domain/quiz/answer.ts';
import { readAloud, stopReading, useCanReadAloud } from '#web/platform/speech.ts';
import { storedValue } from '#web/platform/stored-value.ts';
import { texts } from '#web/platform/texts.ts';
import { inOrder } from '#web/question/kinds/kind-wording.ts';
import { wordingOf } from '#web/question/kinds/wordings.ts';
import { isProduced, type PlayedQuestion } from '#web/question/question.ts';
import { ToggleButton } from '#web/ui/toggle-button/toggle-button.tsx';
import { spoken, wordsFor } from './gilli-words.ts';

const readsAloud = storedValue('readsAloud', (stored) => stored === true);

export interface QuestionReaderProps {
  question: PlayedQuestion;
  /** The indexes of the displayed items, in display order. */
  order: readonly number[];
  /** Null before the answer. */
  given: Answer | null;
  /** Varies Gilli's words. */
  turn: number;
}

export function QuestionReader(props: QuestionReaderProps) {
  const canRead = useCanReadAloud();
  const isOn = readsAloud.use();
  const text = spokenReason(props) || spokenQuestion(props);
  useEffect(() => {
    if (isOn) readAloud(text);
  }, [isOn, text]);
  useEffect(() => stopReading, []);
  if (!canRead) return null;
  return (
    <ToggleButton
      isOn={isOn}
      onChange={setReadsAloud}
      label={texts.lesson.readQuestions}
      iconOn="speaker"
      iconOff="speaker-off"
    />
  );
}

function setReadsAloud(isOn: boolean): void {
  if (!isOn) stopReading();
  readsAloud.write(isOn);
}

/** Empty before the answer. */
function spokenReason({ question, given, turn }: QuestionReaderProps): string {
  return given === null ? '' : spoken(wordsFor(question, given, turn));
}

/** The instruction, the text with its gap as a word, and the choices, as displayed. */
function spokenQuestion({ question, order }: QuestionReaderProps): string {
  return [question.title, ...linesOf(question, order)]
    .map((line) => line.replace(/_{2,}/g, texts.reading.blank).trim())
    .filter((line) => line !== '')
    .map((line) => (/[.?!,;:]”?$/.test(line) ? line : `${line}.`))
    .join(' ');
}

function linesOf(question: PlayedQuestion, order: readonly number[]): string[] {
  if (isProduced(question)) return wordingOf(question).linesAloud(question, order);
  const options = question.kind === 'choice' ? question.options : [];
  return [question.text, ...inOrder(options, order)];
}
