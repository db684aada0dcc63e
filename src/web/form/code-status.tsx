import { fill } from '#messages/fill.ts';
import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './form.module.css';
import type { CodeRequest } from './use-code-request.ts';

interface CodeStatusProps {
  code: CodeRequest;
  /** Whether the password can be used instead. */
  canUsePassword?: boolean;
}

/** The delivery state of the requested code. Changes are announced. */
export function CodeStatus({ code, canUsePassword = false }: CodeStatusProps) {
  const { checking, sending, delivered } = texts.account.code;
  const phone = code.sentTo ?? '';
  const quiet = {
    checking,
    sending: fill(sending, { phone }),
    delivered: fill(delivered, { phone }),
  };
  const isTrouble = code.state === 'late' || code.state === 'failed';
  return (
    <>
      <p role="status" className={styles.codeStatus}>
        {code.state in quiet ? quiet[code.state as keyof typeof quiet] : ''}
      </p>
      <div role="alert" className={styles.problem}>
        {isTrouble && (
          <CodeTrouble
            isFailed={code.state === 'failed'}
            phone={phone}
            canUsePassword={canUsePassword}
          />
        )}
      </div>
    </>
  );
}

function CodeTrouble(props: { isFailed: boolean; phone: string; canUsePassword: boolean }) {
  const { isFailed, phone, canUsePassword } = props;
  const { lateTitle, failedTitle, checkNumber, checkNumberOrPassword } = texts.account.code;
  return (
    <Callout tone="danger" title={isFailed ? failedTitle : lateTitle} isLive={false}>
      <p>{fill(canUsePassword ? checkNumberOrPassword : checkNumber, { phone })}</p>
      {canUsePassword && (
        <ButtonLink to={paths.loginWithPassword} variant="secondary">
          {texts.account.login.withPassword}
        </ButtonLink>
      )}
    </Callout>
  );
}
