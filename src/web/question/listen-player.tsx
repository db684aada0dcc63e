// Hear a sentence and write it down (product §7.6). On a device without a voice: read it, hide it, write it.

import { useEffect, useState } from 'react';
import { markHeard } from '#domain/quiz/heard-sentence.ts';
import { changesTo } from '#domain/quiz/sentence-changes.ts';
import { readAloud, readAloudSlowly, stopReading, useCanReadAloud } from '#web/platform/speech.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import styles from './listen-player.module.css';
import type { PlayerProps } from './player.ts';
import type { ListenQuestion } from './question.ts';
import { SentenceField } from './sentence-field.tsx';
import { WrittenSentence } from './written-sentence.tsx';

type ListenProps = PlayerProps<ListenQuestion, string>;

export function ListenPlayer(props: ListenProps) {
  const { question, given } = props;
  useEffect(() => stopReading, []);
  if (given === null) return <Listening {...props} />;
  const { kind } = markHeard(question, given);
  const changes = kind === 'right' ? [] : changesTo(question.text, given, false);
  return (
    <div className={styles.player}>
      <Voice text={question.text} />
      <WrittenSentence question={question} given={given} changes={changes} />
    </div>
  );
}

function Listening({ question, onDraft }: ListenProps) {
  const canSpeak = useCanReadAloud();
  const [isHidden, setHidden] = useState(false);
  const [written, setWritten] = useState('');
  const { writeHint, listen: say } = texts.quizPlayers;
  const handleChange = (text: string) => {
    setWritten(text);
    onDraft(text.trim() === '' ? null : text);
  };
  const isReading = !canSpeak && !isHidden;
  return (
    <div className={styles.player}>
      {canSpeak ? <Voice text={question.text} /> : <p className={styles.hint}>{say.silent}</p>}
      {isReading && <p className={styles.sentence}>{question.text}</p>}
      {!canSpeak && (
        <div>
          <Button variant="secondary" onClick={() => setHidden(!isHidden)}>
            {isHidden ? say.look : say.hide}
          </Button>
        </div>
      )}
      {!isReading && (
        <>
          <SentenceField label={say.label} value={written} onChange={handleChange} />
          <p className={styles.hint}>{writeHint}</p>
        </>
      )}
    </div>
  );
}

function Voice({ text }: { text: string }) {
  const canSpeak = useCanReadAloud();
  const { play, slowly } = texts.quizPlayers.listen;
  if (!canSpeak) return null;
  return (
    <div className={styles.voice}>
      <Button iconBefore="speaker" onClick={() => readAloud(text)}>
        {play}
      </Button>
      <Button variant="secondary" onClick={() => readAloudSlowly(text)}>
        {slowly}
      </Button>
    </div>
  );
}
