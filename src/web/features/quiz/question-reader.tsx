// The loudspeaker of a running level (product §2.11): off until it is asked for; then each question is read aloud as it
// appears, and the reason after the answer. There is none where there is no voice.

import { useEffect } from 'react';
import { type Answer, wordsToSort } from '#domain/quiz/answer.ts';
import { piecesOf } from '#domain/quiz/passage-text.ts';
import { movableTiles } from '#domain/quiz/sentence-tiles.ts';
import { fill } from '#messages/fill.ts';
import { readAloud, stopReading, useCanReadAloud } from '#web/platform/speech.ts';
import { storedValue } from '#web/platform/stored-value.ts';
import { texts } from '#web/platform/texts.ts';
import type { PlayedQuestion } from '#web/question/question.ts';
import { ToggleButton } from '#web/ui/toggle-button/toggle-button.tsx';
import { spoken, wordsFor } from './gilli-words.ts';

const readsAloud = storedValue('readsAloud', (stored) => stored === true);

export interface QuestionReaderProps {
  question: PlayedQuestion;
  /** The indexes of what it shows, in the order in which it is shown. */
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

/** The instruction, the text with its gap as a word, and what there is to choose from, as it is shown. */
function spokenQuestion({ question, order }: QuestionReaderProps): string {
  return [question.title, ...linesOf(question, order)]
    .map((line) => line.replace(/_{2,}/g, texts.reading.blank).trim())
    .filter((line) => line !== '')
    .map((line) => (/[.?!,;:]”?$/.test(line) ? line : `${line}.`))
    .join(' ');
}

function linesOf(question: PlayedQuestion, order: readonly number[]): string[] {
  const inOrder = (items: readonly string[]) => order.map((index) => items[index] ?? '');
  switch (question.kind) {
    case 'choice':
      return [question.text, ...inOrder(question.options)];
    case 'drag':
    case 'type':
      return [question.text];
    case 'order':
      return inOrder(movableTiles(question.text).tiles);
    case 'sort': {
      const boxes = question.boxes.map(({ name }) => name).join(', ');
      return [question.text, fill(texts.quizKinds.sort.readBoxes, { boxes })].concat(
        inOrder(wordsToSort(question)),
      );
    }
    case 'match': {
      const rights = question.pairs.map(({ right }) => right);
      return [...question.pairs.map(({ left }) => left), ...inOrder(rights)];
    }
    case 'passage':
      return [passageAloud(question)];
  }
}

/** The text; each place is followed by its number. */
function passageAloud({ text }: { text: string }): string {
  let number = 0;
  const pieces = piecesOf(text).map((piece) => {
    if (piece.kind === 'words') return piece.text;
    number += 1;
    const read = piece.kind === 'gap' ? texts.reading.blank : piece.text;
    return fill(texts.quizKinds.passage.readPlace, { words: read, number });
  });
  return pieces.join('');
}
