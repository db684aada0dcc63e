// Build a sentence from its tiles (product §7.6).

import { markParts } from '#domain/quiz/answer.ts';
import { movableTiles, sentenceOf } from '#domain/quiz/sentence-tiles.ts';
import { texts } from '#web/platform/texts.ts';
import { Tile } from '#web/ui/tile/tile.tsx';
import styles from './order-player.module.css';
import type { PlayerProps } from './player.ts';
import type { OrderQuestion } from './question.ts';
import { SentenceBuilder } from './sentence-builder.tsx';

type OrderProps = PlayerProps<OrderQuestion, readonly number[]>;

export function OrderPlayer({ question, order, given, onDraft, onTouch }: OrderProps) {
  if (given !== null) return <Built question={question} given={given} />;
  const { tiles, endMark } = movableTiles(question.text);
  return (
    <SentenceBuilder
      {...{ tiles, endMark, order, onTouch }}
      needsAll
      onBuild={(placed) => onDraft(placed.length === tiles.length ? placed : null)}
    />
  );
}

/** The child's sentence. A tile is wrong if it differs from the nearest right sentence. */
function Built({ question, given }: { question: OrderQuestion; given: readonly number[] }) {
  const { tiles, endMark } = movableTiles(question.text);
  const marks = markParts(question, given);
  const { right, notThisOne } = texts.quiz.playing;
  return (
    <ol className={styles.built} aria-label={texts.quizPlayers.order.sentence}>
      {given.map((tile, at) => {
        const word = tiles[tile] ?? '';
        const isRight = marks[at] === true;
        return (
          <li key={tile}>
            <Tile
              element="div"
              state={isRight ? 'right' : 'wrong'}
              stateText={isRight ? right : notThisOne}
            >
              {at === 0 ? sentenceOf(word) : word}
            </Tile>
          </li>
        );
      })}
      {endMark !== '' && <li className={styles.mark}>{endMark}</li>}
    </ol>
  );
}
