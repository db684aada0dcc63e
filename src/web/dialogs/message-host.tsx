// Draws the messages of dialogs.ts, one at a time, in a React root of their own.

import { type ReactNode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { languageOf } from '#messages/language.ts';
import { texts } from '#web/platform/texts.ts';
import type { MascotMood } from '#web/ui/art/mascot.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { historyOfDialogs } from '#web/ui/dialog/close-on-back.ts';
import { MessageDialog } from '#web/ui/message-dialog/message-dialog.tsx';

export interface Message {
  readonly text: string;
  /** The labels of a question's buttons. */
  readonly answers?: { readonly yes: string; readonly no: string } | undefined;
  /** Gilli's; thinking at a question. */
  readonly mood?: MascotMood;
  /** What the text is about, below it; the browser's own dialogs leave it out. */
  readonly below?: ReactNode;
}

interface Asked {
  readonly message: Message;
  /** Tell those who asked. */
  readonly callers: ((isYes: boolean) => void)[];
}

/** The first one is on the screen, unless it has just been answered. */
const asked: Asked[] = [];
let answer: boolean | null = null;
let place: HTMLElement | undefined;
let root: Root | undefined;

/** A text that is shown or waits already is not shown again: both callers get the answer. */
export function showMessage(message: Message): Promise<boolean> {
  return new Promise((resolve) => {
    const open = answer === null ? asked : asked.slice(1);
    const same = open.find((one) => one.message.text === message.text);
    if (same) same.callers.push(resolve);
    else asked.push({ message, callers: [resolve] });
    draw();
  });
}

function draw(): void {
  place ??= document.createElement('div');
  if (!place.isConnected) document.body.append(place);
  root ??= createRoot(place);
  root.render(<MessageHost message={answer === null ? (asked[0]?.message ?? null) : null} />);
}

function close(isYes: boolean): void {
  answer ??= isYes;
  draw();
}

/** Once the dialog has closed. */
function goOn(): void {
  if (answer === null) return;
  for (const tell of asked.shift()?.callers ?? []) tell(answer);
  answer = null;
  draw();
}

function MessageHost({ message }: { message: Message | null }) {
  useEffect(() => {
    // The focus is back by now; the caller may move it, or change the page.
    if (message === null) void historyOfDialogs().then(goOn);
  }, [message]);
  return (
    <MessageDialog
      text={message?.text ?? ''}
      lang={languageOf(message?.text ?? '')}
      mood={message?.mood ?? (message?.answers === undefined ? 'hello' : 'thinking')}
      below={message?.below}
      onClose={() => close(false)}
      actions={<Answers answers={message?.answers} />}
    />
  );
}

function Answers({ answers }: Pick<Message, 'answers'>) {
  if (!answers) return <Button onClick={() => close(true)}>{texts.shell.ok}</Button>;
  return (
    <>
      <Button lang={languageOf(answers.no)} onClick={() => close(false)}>
        {answers.no}
      </Button>
      <Button lang={languageOf(answers.yes)} variant="secondary" onClick={() => close(true)}>
        {answers.yes}
      </Button>
    </>
  );
}
