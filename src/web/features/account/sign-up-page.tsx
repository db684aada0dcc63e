// Sign up (product §4.5): a verified phone, then the parent, the child and a password.

import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { readStoredText } from '#web/platform/storage.ts';
import { texts } from '#web/platform/texts.ts';
import styles from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import type { Problem } from './checks.ts';
import { leaveSignUp } from './leave-sign-up.ts';
import { forgetProvenPhone, keepProvenPhone, readProvenPhone } from './proven-phone.ts';
import { NO_DETAILS, SignUpDetails, type SignUpValues } from './sign-up-details.tsx';
import { SignUpPhone } from './sign-up-phone.tsx';

const FROM_PLAY = 'playnext';

export function Component() {
  const { signUp } = texts.account;
  const navigate = useNavigate();
  const source = useSource();
  const [proven, setProven] = useState(readProvenPhone);
  // Kept here, so that nothing typed is lost where the phone has to be verified once more.
  const [typed, setTyped] = useState<SignUpValues>({ ...NO_DETAILS, terms: true });
  const [lost, setLost] = useState<(Problem & { phone: string }) | null>(null);
  return (
    <AccountFrame
      documentTitle={signUp.documentTitle}
      title={source === FROM_PLAY ? signUp.titleFromPlay : signUp.title}
      lead={signUp.lead}
      mood={proven !== null ? 'cheering' : 'hello'}
      ways={
        <p className={styles.way}>
          {signUp.hasAccount} <Link to={paths.login}>{signUp.login}</Link>
        </p>
      }
    >
      {proven === null ? (
        <SignUpPhone
          initial={{ phone: lost?.phone ?? '', terms: typed.terms }}
          problem={lost}
          onVerified={(phone, terms) => {
            keepProvenPhone(phone);
            setTyped({ ...typed, terms });
            setProven(phone);
          }}
        />
      ) : (
        <SignUpDetails
          phone={proven}
          initial={typed}
          onSignedUp={() => {
            forgetProvenPhone();
            leaveSignUp({ source, phone: proven }, navigate);
          }}
          onProofLost={(problem, values) => {
            forgetProvenPhone();
            setTyped(values);
            setLost({ ...problem, phone: proven });
            setProven(null);
          }}
        />
      )}
    </AccountFrame>
  );
}

/** Where the visitor came from: this link, or one before it. */
function useSource(): string | null {
  const [query] = useSearchParams();
  const [stored] = useState(() => readStoredText('src'));
  return query.get('src') ?? stored;
}
