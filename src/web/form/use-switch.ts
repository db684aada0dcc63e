import { useRef, useState } from 'react';

interface SwitchOptions<Reply> {
  isOnAtFirst: boolean;
  send: (isOn: boolean) => Promise<Reply>;
  /** The server has what the box says. */
  onSaved: (reply: Reply) => void;
  /** The box is back at what the server has acknowledged last. */
  onFailed: (error: unknown) => void;
}

/**
 * The state of a box that the server keeps, sent at each change. A choice that is made while another is on its way is sent
 * after it, whether that one arrived or not: the last choice stands.
 */
export function useSwitch<Reply>({ isOnAtFirst, send, onSaved, onFailed }: SwitchOptions<Reply>) {
  const [isOn, setOn] = useState(isOnAtFirst);
  const wanted = useRef(isOnAtFirst);
  const acknowledged = useRef(isOnAtFirst);
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

  /** Returns what is to be done once nothing is on its way. */
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
