// Sign-up (product §4.5): first a verified phone, then the parent, the child and a password.

import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { takeReturnPath } from '#web/features/session/return-path.ts';
import { source, visitSource } from '#web/features/session/visit-source.ts';
import { isBoxInitiallyTicked } from '#web/form/consent-box.ts';
import styles from '#web/form/form.module.css';
import { FormFrame } from '#web/form/form-frame.tsx';
import type { Problem } from '#web/form/problem.ts';
import { useLanguage } from '#web/language/language.ts';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { Link } from '#web/ui/link/link.tsx';
import { whenLoaderRemoved } from '#web/ui/loader/loader-removed.ts';
import { partnerPage } from './partner.ts';
import { forgetProvenPhone, readProvenPhone, storeProvenPhone } from './proven-phone.ts';
import { SignUpPhone } from './sign-up-phone.tsx';
import { NO_DETAILS, type SignUpValues } from './sign-up-values.ts';

const FROM_PLAY = 'playnext';

/** The second step, prefetched while the code is being delivered. */
const SignUpDetails = lazyPart(async () => {
  await whenLoaderRemoved();
  return (await import('./sign-up-details.tsx')).SignUpDetails;
});

/** For the families of one partner only. */
const PartnerQuestion = lazyPart(
  async () => (await import('./partner-question.tsx')).PartnerQuestion,
);

export function Component() {
  const lang = useLanguage();
  const { signUp } = texts.account;
  const navigate = useNavigate();
  const { source, visitSource } = useSources();
  /** The partner page proposed to the family. */
  const [partner, setPartner] = useState<{ page: URL; phone: string } | null>(null);
  const goHome = (phone: string) =>
    navigate(takeReturnPath() ?? `${paths.home}?${new URLSearchParams({ phone })}`);
  useEffect(() => void SignUpDetails.prefetch(), []);
  const [proven, setProven] = useState(readProvenPhone);
  // Held here: nothing typed is lost if the phone has to be verified again.
  const [typed, setTyped] = useState<SignUpValues>({
    ...NO_DETAILS,
    terms: isBoxInitiallyTicked,
  });
  const [lost, setLost] = useState<(Problem & { phone: string }) | null>(null);
  return (
    <FormFrame
      lang={lang}
      documentTitle={signUp.documentTitle}
      title={source === FROM_PLAY ? signUp.titleFromPlay : signUp.title}
      lead={signUp.lead}
      mood={proven !== null ? 'cheering' : 'hello'}
      links={
        <p className={styles.way}>
          {signUp.hasAccount} <Link to={paths.login}>{signUp.login}</Link>
        </p>
      }
    >
      {partner !== null ? (
        <PartnerQuestion {...partner} onDecline={() => goHome(partner.phone)} />
      ) : proven === null ? (
        <SignUpPhone
          initial={{ phone: lost?.phone ?? '', terms: typed.terms }}
          problem={lost}
          onVerified={(phone, terms) => {
            storeProvenPhone(phone);
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
            const page = partnerPage(visitSource, proven);
            if (page === null) void goHome(proven);
            else setPartner({ page, phone: proven });
          }}
          onProofExpired={(problem, values) => {
            forgetProvenPhone();
            setTyped(values);
            setLost({ ...problem, phone: proven });
            setProven(null);
          }}
        />
      )}
    </FormFrame>
  );
}

/** The visitor's source: by this link or an earlier one, and in this visit. */
function useSources() {
  const [query] = useSearchParams();
  const [stored] = useState(() => ({ source: source.read(), visit: visitSource.read() }));
  const linked = query.get('src');
  return { source: linked ?? stored.source, visitSource: linked ?? stored.visit };
}
