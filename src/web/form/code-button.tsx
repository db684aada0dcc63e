import { useEffect, useState } from 'react';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import type { CodeRequest } from './use-code-request.ts';

const TICK_MS = 1_000;

/** Get OTP. After a code is sent, counts down to the next possible request. Submits its form without `onClick`. */
export function CodeButton(props: { code: CodeRequest; phone: string; onClick?: () => void }) {
  const { code, phone, onClick } = props;
  const { get, getNew, getNewIn } = texts.account.code;
  const seconds = useSecondsUntil(code.nextAtMs(phone));
  const label = seconds > 0 ? fill(getNewIn, { seconds }) : code.sentTo === phone ? getNew : get;
  return (
    <Button
      type={onClick === undefined ? 'submit' : 'button'}
      variant={code.sentTo === phone ? 'secondary' : 'primary'}
      isWide
      isBusy={code.isRequesting}
      disabled={seconds > 0}
      {...(onClick === undefined ? {} : { onClick })}
    >
      {label}
    </Button>
  );
}

/** Whole seconds until `atMs` (a time of performance.now()), ending at 0. */
function useSecondsUntil(atMs: number): number {
  const [nowMs, setNowMs] = useState(() => performance.now());
  // `atMs` may have been set after the last reading of the clock.
  const [readFor, setReadFor] = useState(atMs);
  if (readFor !== atMs) {
    setReadFor(atMs);
    setNowMs(performance.now());
  }
  const isOver = nowMs >= atMs;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNowMs(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((atMs - nowMs) / TICK_MS));
}
