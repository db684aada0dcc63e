// Read a text and decide at each of its places (product §7.6). A place is a button in the text; its options are below
// the text. A choice opens the next undecided place.

import { type KeyboardEvent, useEffect, useState } from 'react';
import { NO_MISTAKE } from '#domain/quiz/choices.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { OptionButton } from '#web/ui/option-button/option-button.tsx';
import { Given } from './given.tsx';
import { partsOf } from './kinds/wordings.ts';
import { choiceOfKey, letterOf } from './letters.ts';
import { PartsLeft, partsLeft } from './parts-left.tsx';
import styles from './passage-player.module.css';
import { PassageText } from './passage-text.tsx';
import { PlaceButton } from './place-button.tsx';
import type { PlayerProps } from './player.ts';
import type { PassageQuestion } from './question.ts';
import { MAIN_BUTTON, useFocusAfter } from './use-focus-after.ts';

export function PassagePlayer(props: PlayerProps<PassageQuestion, readonly number[]>) {
  const { question, given } = props;
  if (given === null) return <Choosing {...props} />;
  const parts = partsOf(question, given);
  return (
    <PassageText
      text={question.text}
      place={(piece, at) => {
        const part = parts[at];
        if (part === undefined) return null;
        // Words without a mistake stay in the text.
        const right = part.right === NO_MISTAKE ? `${piece.text} (${NO_MISTAKE})` : part.right;
        return (
          <>
            <sup>{part.name}</sup>
            <Given {...part} right={right} />
          </>
        );
      }}
    />
  );
}

function Choosing(props: PlayerProps<PassageQuestion, readonly number[]>) {
  const { question, onDraft, onTouch } = props;
  const { places } = question;
  /** The index of the option at each place; -1 before the choice. */
  const [chosen, setChosen] = useState<readonly number[]>(() => places.map(() => -1));
  const [open, setOpen] = useState(0);
  const [said, setSaid] = useState('');
  const { root, focusAfter } = useFocusAfter<HTMLDivElement>();
  const left = chosen.filter((option) => option < 0).length;
  const { optionsOf, put } = texts.quizKinds.passage;
  const options = places[open]?.options ?? [];

  useEffect(() => {
    if (open > 0)
      root.current?.querySelector(`[data-place="${open}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [open, root]);

  const handleChoose = (option: number, isByKeyboard: boolean) => {
    onTouch?.();
    const next = chosen.with(open, option);
    const nextLeft = next.filter((one) => one < 0).length;
    const nextOpen = [...next.keys()]
      .map((step) => (open + 1 + step) % next.length)
      .find((place) => next[place] === -1);
    const words = { number: open + 1, answer: options[option] ?? '' };
    setSaid(`${fill(put, words)} ${partsLeft(nextLeft)}`);
    setChosen(next);
    setOpen(nextOpen ?? open);
    onDraft(nextLeft === 0 ? next : null);
    if (isByKeyboard) focusAfter(nextLeft === 0 ? MAIN_BUTTON : '[data-options] button');
  };
  const handleOpen = (place: number, isByKeyboard: boolean) => {
    setOpen(place);
    if (isByKeyboard) focusAfter('[data-options] button');
  };
  const handleKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return;
    const option = choiceOfKey(key);
    if (option >= 0 && option < options.length) handleChoose(option, true);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for what its buttons do.
    <div ref={root} className={styles.player} onKeyDown={handleKey}>
      <PassageText
        text={question.text}
        place={(piece, at) => (
          <PlaceButton
            number={at + 1}
            piece={piece}
            chosen={places[at]?.options[chosen[at] ?? -1]}
            isOpen={at === open}
            onOpen={(isByKeyboard) => handleOpen(at, isByKeyboard)}
          />
        )}
      />
      <section
        className={styles.panel}
        data-options
        aria-label={fill(optionsOf, { number: open + 1 })}
      >
        <div className={styles.where}>
          <span>{fill(optionsOf, { number: open + 1 })}</span> <PartsLeft left={left} />
        </div>
        <div className={styles.options} key={open}>
          {options.map((option, index) => (
            <OptionButton
              key={option}
              letter={letterOf(index)}
              state={chosen[open] === index ? 'chosen' : 'idle'}
              onChoose={(isByKeyboard) => handleChoose(index, isByKeyboard)}
            >
              {option}
            </OptionButton>
          ))}
        </div>
      </section>
      <LiveRegion message={said} event={chosen} />
    </div>
  );
}
