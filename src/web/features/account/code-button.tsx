import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import type { CodeRequest } from './use-code-request.ts';

/** Get OTP; after one was sent, the seconds until the next may be asked for. Submits its form unless `onClick` is given. */
export function CodeButton(props: { code: CodeRequest; phone: string; onClick?: () => void }) {
  const { code, phone, onClick } = props;
  const { get, getNew, getNewIn } = texts.account.code;
  const seconds = code.secondsToNext(phone);
  const label = seconds > 0 ? fill(getNewIn, { seconds }) : code.sentTo === phone ? getNew : get;
  return (
    <Button
      type={onClick === undefined ? 'submit' : 'button'}
      variant={code.sentTo === phone ? 'secondary' : 'primary'}
      isWide
      isBusy={code.state === 'asking' || code.state === 'checking'}
      disabled={seconds > 0}
      {...(onClick === undefined ? {} : { onClick })}
    >
      {label}
    </Button>
  );
}
