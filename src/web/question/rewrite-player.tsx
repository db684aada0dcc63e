// Write a sentence anew, or build it from a bank of words (product §7.6).

import { useState } from 'react';
import { wordBank } from '#domain/quiz/kinds/rewrite-marking.ts';
import { markRewritten } from '#domain/quiz/rewritten-sentence.ts';
import { changesTo } from '#domain/quiz/sentence-changes.ts';
import { sentenceOf } from '#domain/quiz/sentence-tiles.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import type { PlayerProps } from './player.ts';
import type { RewriteQuestion } from './question.ts';
import styles from './rewrite-player.module.css';
import { SentenceBuilder } from './sentence-builder.tsx';
import { SentenceField } from './sentence-field.tsx';
import { WrittenSentence } from './written-sentence.tsx';

type RewriteProps = PlayerProps<RewriteQuestion, string>;

/** A screen without a keyboard of its own. */
const TOUCH_SCREEN = '(pointer: coarse)';

export function RewritePlayer(props: RewriteProps) {
  const { question, given } = props;
  return (
    <div className={styles.player}>
      <p className={styles.sentence}>{question.text}</p>
      {given === null ? <Answering {...props} /> : <Written question={question} given={given} />}
    </div>
  );
}

function Answering({ question, order, onDraft, onTouch }: RewriteProps) {
  const { writeHint, rewrite: say } = texts.quizPlayers;
  const hasBank = question.build !== undefined;
  const [isBuilding, setBuilding] = useState(
    () => hasBank && (window.matchMedia?.(TOUCH_SCREEN).matches ?? false),
  );
  const [written, setWritten] = useState('');
  const handleChange = (text: string) => {
    setWritten(text);
    onDraft(text.trim() === '' ? null : text);
  };
  const handleSwitch = () => {
    setBuilding(!isBuilding);
    handleChange('');
  };
  const { tiles, endMark } = wordBank(question);
  return (
    <>
      {isBuilding ? (
        <SentenceBuilder
          {...{ tiles, endMark, order, onTouch }}
          onBuild={(placed) =>
            handleChange(
              placed.length === 0
                ? ''
                : sentenceOf(placed.map((tile) => tiles[tile] ?? '').join(' ')) + endMark,
            )
          }
        />
      ) : (
        <SentenceField label={say.label} value={written} onChange={handleChange} />
      )}
      <div className={styles.foot}>
        <p className={styles.hint}>
          {isBuilding ? say.bankHint : question.isExact ? say.exactHint : writeHint}
        </p>
        {hasBank && (
          <Button variant="secondary" onClick={handleSwitch}>
            {isBuilding ? say.useKeyboard : say.useWords}
          </Button>
        )}
      </div>
    </>
  );
}

function Written({ question, given }: { question: RewriteQuestion; given: string }) {
  const mark = markRewritten(question, given);
  const isCompared = mark.kind !== 'right' && mark.kind !== 'unclear';
  const changes = isCompared ? changesTo(mark.nearest, given, question.isExact) : [];
  return <WrittenSentence question={question} given={given} changes={changes} />;
}
