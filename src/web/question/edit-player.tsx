// Find the mistakes of a text and write the better words (product §7.6). A tap on a word opens a field below the text;
// by keyboard the arrow keys go from word to word.

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  answerOf,
  type Changes,
  type EditWord,
  editWords,
  isMended,
} from '#domain/quiz/edit-text.ts';
import { changesOf } from '#domain/quiz/kinds/edit-marking.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';
import styles from './edit-player.module.css';
import { Given } from './given.tsx';
import type { PlayerProps } from './player.ts';
import type { EditQuestion } from './question.ts';

type EditProps = PlayerProps<EditQuestion, string>;

/** A change is a word or two. */
const MAX_LENGTH = 30;

export function EditPlayer(props: EditProps) {
  const { question, given } = props;
  return given === null ? <Editing {...props} /> : <Edited question={question} given={given} />;
}

function Editing({ question, onDraft, onTouch }: EditProps) {
  const words = editWords(question.text);
  const [changes, setChanges] = useState<Changes>(new Map());
  const [open, setOpen] = useState<number | null>(null);
  const [current, setCurrent] = useState(0);
  const [said, setSaid] = useState('');
  const text = useRef<HTMLParagraphElement>(null);
  const say = texts.quizPlayers.edit;

  const focusOn = (at: number) => {
    setCurrent(at);
    text.current?.querySelectorAll('button')[at]?.focus();
  };
  const handleKey = ({ key }: KeyboardEvent) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const to = current + step;
    if (step !== 0 && to >= 0 && to < words.length) focusOn(to);
  };
  const handleChange = (at: number, written: string) => {
    const word = words[at]?.word ?? '';
    const next = new Map(changes);
    const isChange = written !== '' && written !== word;
    if (isChange) next.set(at, written);
    else next.delete(at);
    setChanges(next);
    setOpen(null);
    setSaid(isChange ? fill(say.said, { word, written }) : fill(say.kept, { word }));
    onDraft(next.size === 0 ? null : answerOf(next));
    focusOn(at);
  };
  return (
    <div className={styles.player}>
      <p ref={text} className={styles.text} onKeyDown={handleKey}>
        {words.map(({ before, word, after, isFirstOfLine }, at) => {
          const written = changes.get(at);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words never move.
            <span key={at}>
              {at > 0 && (isFirstOfLine ? <br /> : ' ')}
              {before}
              <button
                type="button"
                className={classNames(styles.word, written !== undefined && styles.changed)}
                tabIndex={at === current ? 0 : -1}
                aria-expanded={open === at}
                onFocus={() => setCurrent(at)}
                onClick={() => {
                  onTouch?.();
                  setOpen(open === at ? null : at);
                }}
              >
                {written === undefined ? word : <Changed word={word} written={written} />}
              </button>
              {after}
            </span>
          );
        })}
      </p>
      {open === null ? (
        <p className={styles.hint}>{say.hint}</p>
      ) : (
        <BetterWord
          key={open}
          word={words[open]?.word ?? ''}
          written={changes.get(open)}
          onDone={(written) => handleChange(open, written)}
        />
      )}
      <p className={styles.count}>
        {fill(say.count, { changed: changes.size, mistakes: question.mistakes.length })}
      </p>
      <LiveRegion message={said} event={changes} />
    </div>
  );
}

function Changed({ word, written }: { word: string; written: string }) {
  return (
    <>
      <span aria-hidden="true">
        <del>{word}</del> <ins>{written}</ins>
      </span>
      <VisuallyHidden>{fill(texts.quizPlayers.edit.changed, { word, written })}</VisuallyHidden>
    </>
  );
}

interface BetterWordProps {
  word: string;
  written: string | undefined;
  /** Called with the word itself if it stays. */
  onDone: (written: string) => void;
}

function BetterWord({ word, written = word, onDone }: BetterWordProps) {
  const [typed, setTyped] = useState(written);
  const field = useRef<HTMLInputElement>(null);
  const { better, done, keep } = texts.quizPlayers.edit;
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
    // Clear of the controls, which stay at the foot of a phone.
    field.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className={styles.better}>
      <label className={styles.label}>
        {fill(better, { word })}
        <input
          ref={field}
          className={styles.field}
          value={typed}
          maxLength={MAX_LENGTH}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Not Check, which Enter presses elsewhere.
            event.preventDefault();
            onDone(typed.trim());
          }}
        />
      </label>
      <Button onClick={() => onDone(typed.trim())}>{done}</Button>
      <Button variant="secondary" onClick={() => onDone(word)}>
        {keep}
      </Button>
    </div>
  );
}

/** The text with each mistake beside its right form; what was right and was changed is said kindly. */
function Edited({ question, given }: { question: EditQuestion; given: string }) {
  const changes = changesOf(question, given);
  const words = editWords(question.text);
  const extra = words.filter(({ right }, at) => right.length === 0 && changes.has(at));
  return (
    <div className={styles.player}>
      <p className={styles.text}>
        {words.map((word, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words never move.
          <span key={at}>
            {at > 0 && (word.isFirstOfLine ? <br /> : ' ')}
            {word.before}
            {word.right.length === 0 ? word.word : <Mended word={word} written={changes.get(at)} />}
            {word.after}
          </span>
        ))}
      </p>
      {extra.map(({ word }) => (
        <p key={word} className={styles.hint}>
          {fill(texts.quizPlayers.edit.extra, { word })}
        </p>
      ))}
    </div>
  );
}

function Mended({ word, written }: { word: EditWord; written: string | undefined }) {
  const isRight = written !== undefined && isMended(word, written);
  const right = isRight ? written : (word.right[0] ?? '');
  return <Given given={written ?? word.word} right={right} isRight={isRight} />;
}
