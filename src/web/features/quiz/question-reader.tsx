// The loudspeaker of a running level (product §2.11): off until it is asked for; then each question is read aloud as it
// appears, and the reason after the answer. There is none where there is no voice.

import { useEffect, useSyncExternalStore } from 'react';
import { readAloud, stopReading, useCanReadAloud } from '#web/platform/speech.ts';
import { readStored, subscribe, writeStored } from '#web/platform/storage.ts';
import { texts } from '#web/platform/texts.ts';
import type { PlayedQuestion } from '#web/question/question.ts';
import { ToggleButton } from '#web/ui/toggle-button/toggle-button.tsx';

export interface QuestionReaderProps {
  question: PlayedQuestion;
  /** What is said after the answer; empty before it. */
  reason: string;
}

export function QuestionReader({ question, reason }: QuestionReaderProps) {
  const canRead = useCanReadAloud();
  const isOn = useSyncExternalStore(subscribe, readsAloud);
  const text = reason || spokenQuestion(question);
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
      isLabelHidden
    />
  );
}

function readsAloud(): boolean {
  return readStored('readsAloud') === true;
}

function setReadsAloud(isOn: boolean): void {
  if (!isOn) stopReading();
  writeStored('readsAloud', isOn);
}

/** The instruction, the text with its gap as a word, and the options. */
function spokenQuestion(question: PlayedQuestion): string {
  const options = question.kind === 'choice' ? question.options : [];
  const text = question.text.replace(/_{2,}/g, texts.reading.blank);
  return [question.title, text, ...options]
    .filter((part) => part !== '')
    .map((part) => (/[.?!,;:]”?$/.test(part) ? part : `${part}.`))
    .join(' ');
}
