// Write the missing word in its place in the sentence (product §7.6).

import { useState } from 'react';
import { MAX_TYPED_LENGTH } from '#domain/quiz/typed-answer.ts';
import { texts } from '#web/platform/texts.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';
import { Given } from './given.tsx';
import { partsOf } from './kinds/wordings.ts';
import type { PlayerProps } from './player.ts';
import type { TypeQuestion } from './question.ts';
import styles from './type-player.module.css';

/** In letters. The field grows with the typed text and does not reveal the length of the answer. */
const FIELD = { least: 8, most: 26 };

export function TypePlayer({ question, given, onDraft }: PlayerProps<TypeQuestion, string>) {
  const [typed, setTyped] = useState('');
  const [before = '', after = ''] = question.text.split('____');
  const [part] = partsOf(question, given);
  const handleChange = (text: string) => {
    setTyped(text);
    onDraft(text.trim() === '' ? null : text);
  };
  return (
    <div className={styles.player}>
      <p className={styles.sentence}>
        {before}
        {given === null || part === undefined ? (
          <label>
            <VisuallyHidden>{texts.quizPlayers.type.label}</VisuallyHidden>
            <input
              className={styles.field}
              value={typed}
              size={Math.min(FIELD.most, Math.max(FIELD.least, typed.length + 1))}
              maxLength={MAX_TYPED_LENGTH}
              autoCapitalize="none"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="done"
              onChange={(event) => handleChange(event.target.value)}
            />
          </label>
        ) : (
          <Given {...part} right={part.isRight ? given.trim() : part.right} />
        )}
        {after}
      </p>
      {given === null && <p className={styles.hint}>{texts.quizPlayers.type.hint}</p>}
    </div>
  );
}
