// Pick one of the options. Used for `choice` questions, and for `spot` questions, whose options are parts of a
// sentence.

import { texts } from '#web/platform/texts.ts';
import { OptionButton, type OptionState } from '#web/ui/option-button/option-button.tsx';
import styles from './choice-player.module.css';
import { letterOf } from './letters.ts';
import type { PlayerProps } from './player.ts';
import type { ChoiceQuestion } from './question.ts';
import { Reading } from './reading.tsx';

export function ChoicePlayer({
  question,
  order,
  given: chosen,
  onAnswer,
}: PlayerProps<ChoiceQuestion, number>) {
  return (
    <div className={styles.player}>
      {question.text !== '' && <Reading text={question.text} />}
      <div className={styles.options} data-answered={chosen !== null}>
        {order.map((index, place) => {
          const option = question.options[index] ?? '';
          const state = stateOf(index, question.answer, chosen);
          return (
            <div key={option} data-is-other={state === 'disabled'}>
              <OptionButton
                letter={letterOf(place)}
                state={state}
                resultText={resultTextOf(state)}
                onChoose={() => onAnswer(index)}
              >
                {option}
              </OptionButton>
            </div>
          );
        })}
      </div>
    </div>
  );
}

function stateOf(index: number, answer: number, chosen: number | null): OptionState {
  if (chosen === null) return 'idle';
  if (index === chosen) return index === answer ? 'chosen-right' : 'chosen-wrong';
  return index === answer ? 'was-right' : 'disabled';
}

function resultTextOf(state: OptionState): string | undefined {
  const { right, notThisOne, theAnswer } = texts.quiz.playing;
  if (state === 'chosen-right') return right;
  if (state === 'chosen-wrong') return notThisOne;
  return state === 'was-right' ? theAnswer : undefined;
}
