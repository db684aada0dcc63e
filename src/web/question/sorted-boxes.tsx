// The boxes after Check: every word where the child put it, marked. A wrong one names its right box.

import { boxOfEachWord, wordsToSort } from '#domain/quiz/kinds/sort-marking.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Tile } from '#web/ui/tile/tile.tsx';
import type { SortQuestion } from './question.ts';
import boxStyles from './sort-box.module.css';
import styles from './sort-player.module.css';

interface SortedBoxesProps {
  question: SortQuestion;
  given: readonly number[];
}

export function SortedBoxes({ question, given }: SortedBoxesProps) {
  const words = wordsToSort(question);
  const key = boxOfEachWord(question);
  const { box: boxText, belongs } = texts.quizKinds.sort;
  const { right, notThisOne } = texts.quiz.playing;
  return (
    <div className={classNames(styles.boxes, styles.sorted)}>
      {question.boxes.map(({ name }, box) => (
        <section
          key={name}
          className={boxStyles.box}
          aria-label={fill(boxText, { number: box + 1, name })}
        >
          <h3 className={boxStyles.name}>{name}</h3>
          <ul className={boxStyles.words}>
            {words.map((word, index) => {
              if (given[index] !== box) return null;
              const rightBox = question.boxes[key[index] ?? 0]?.name ?? '';
              const isRight = key[index] === box;
              return (
                <li key={word}>
                  <Tile
                    element="div"
                    state={isRight ? 'right' : 'wrong'}
                    stateText={
                      isRight ? right : `${notThisOne}, ${fill(belongs, { name: rightBox })}`
                    }
                  >
                    {word}
                    {!isRight && (
                      <span className={styles.belongs} aria-hidden="true">
                        → {rightBox}
                      </span>
                    )}
                  </Tile>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
