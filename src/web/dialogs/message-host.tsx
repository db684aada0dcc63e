// Renders the messages of dialogs.ts, one at a time, in a separate React root.

import { type ReactNode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { languageOf } from '#messages/language.ts';
import { texts } from '#web/platform/texts.ts';
import type { MascotMood } from '#web/ui/art/mascot.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { dialogHistorySettled } from '#web/ui/dialog/close-on-back.ts';
import { MessageDialog } from '#web/ui/message-dialog/message-dialog.tsx';

export interface Message {
  readonly text: string;
  /** The labels of a question's buttons. */
  readonly answers?: { readonly yes: string; readonly no: string } | undefined;
  /** Gilli's mood; a question defaults to thinking. */
  readonly mood?: MascotMood;
  /** Shown below the text; the browser's own dialogs omit it. */
  readonly below?: ReactNode;
}

interface QueuedMessage {
  readonly message: Message;
  /** Called with the answer. */
  readonly callers: ((isYes: boolean) => void)[];
}

/** The first one is on the screen, unless it has just been answered. */
const queue: QueuedMessage[] = [];
let answer: boolean | null = null;
let place: HTMLElement | undefined;
let root: Root | undefined;

/** Does not show a text twice that is visible or queued: both callers get the answer. */
export function showMessage(message: Message): Promise<boolean> {
  return new Promise((resolve) => {
    const open = answer === null ? queue : queue.slice(1);
    const same = open.find((one) => one.message.text === message.text);
    if (same) same.callers.push(resolve);
    else queue.push({ message, callers: [resolve] });
    render();
  });
}

function render(): void {
  place ??= document.createElement('div');
  if (!place.isConnected) document.body.append(place);
  root ??= createRoot(place);
  root.render(<MessageHost message={answer === null ? (queue[0]?.message ?? null) : null} />);
}

function close(isYes: boolean): void {
  answer ??= isYes;
  render();
}

/** Runs once the dialog has closed. */
function settle(): void {
  if (answer === null) return;
  for (const tell of queue.shift()?.callers ?? []) tell(answer);
  answer = null;
  render();
}

function MessageHost({ message }: { message: Message | null }) {
  useEffect(() => {
    // The focus has been restored by now; the caller may move it or navigate.
    if (message === null) void dialogHistorySettled().then(settle);
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
