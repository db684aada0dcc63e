import { useRef, useState } from 'react';

interface SwitchOptions<Reply> {
  isInitiallyOn: boolean;
  send: (isOn: boolean) => Promise<Reply>;
  /** The server has stored the value of the box. */
  onSaved: (reply: Reply) => void;
  /** The box has returned to the last value the server acknowledged. */
  onFailed: (error: unknown) => void;
}

/**
 * The state of a box that the server stores, sent at each change. A change during a pending request is sent after it,
 * whether that one succeeded or failed: the last choice wins.
 */
export function useSwitch<Reply>({ isInitiallyOn, send, onSaved, onFailed }: SwitchOptions<Reply>) {
  const [isOn, setOn] = useState(isInitiallyOn);
  const wanted = useRef(isInitiallyOn);
  const acknowledged = useRef(isInitiallyOn);
  const isSending = useRef(false);

  async function choose(next: boolean): Promise<void> {
    setOn(next);
    wanted.current = next;
    if (isSending.current) return;
    isSending.current = true;
    const report = await sendLast();
    isSending.current = false;
    report();
  }

  /** Returns the callback to run once no request is pending. */
  async function sendLast(): Promise<() => void> {
    const sent = wanted.current;
    try {
      const reply = await send(sent);
      acknowledged.current = sent;
      return wanted.current === sent ? () => onSaved(reply) : sendLast();
    } catch (error) {
      if (wanted.current !== sent) return sendLast();
      wanted.current = acknowledged.current;
      setOn(acknowledged.current);
      return () => onFailed(error);
    }
  }

  return { isOn, choose };
}
