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
import { NO_DETAILS, SignUpDetails } from './sign-up-details.tsx';
import { SignUpPhone } from './sign-up-phone.tsx';

const FROM_PLAY = 'playnext';

export function Component() {
  const { signUp } = texts.account;
  const navigate = useNavigate();
  const source = useSource();
  const [phone, setPhone] = useState('');
  const [hasAgreed, setHasAgreed] = useState(true);
  // Kept here, so that nothing typed is lost where the phone has to be verified once more.
  const [details, setDetails] = useState(NO_DETAILS);
  const [isVerified, setVerified] = useState(false);
  const [lost, setLost] = useState<Problem | null>(null);
  const terms = { hasAgreed, onAgree: setHasAgreed };
  return (
    <AccountFrame
      documentTitle={signUp.documentTitle}
      title={source === FROM_PLAY ? signUp.titleFromPlay : signUp.title}
      lead={signUp.lead}
      mood={isVerified ? 'cheering' : 'hello'}
      ways={
        <p className={styles.way}>
          {signUp.hasAccount} <Link to={paths.login}>{signUp.login}</Link>
        </p>
      }
    >
      {isVerified ? (
        <SignUpDetails
          phone={phone}
          details={details}
          onDetails={setDetails}
          {...terms}
          onSignedUp={() => leaveSignUp({ source, phone }, navigate)}
          onProofLost={(problem) => {
            setLost(problem);
            setVerified(false);
          }}
        />
      ) : (
        <SignUpPhone
          phone={phone}
          onPhone={setPhone}
          {...terms}
          problem={lost}
          onVerified={() => setVerified(true)}
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
