// Asks a signed-in parent to agree to changed texts, or to agree at all (product §4.4). Shown in place of a page until
// answered.

import { type FormEvent, useEffect, useRef } from 'react';
import type { agreeToTerms } from '#contract/account.ts';
import { TERMS_VERSION } from '#domain/account/consent.ts';
import { fill } from '#messages/fill.ts';
import { settleConsent, useConsentState } from '#web/features/session/consent-state.ts';
import { logOut } from '#web/features/session/log-out.ts';
import { ConsentNotice } from '#web/form/consent-notice.tsx';
import styles from '#web/form/form.module.css';
import { FormProblem } from '#web/form/form-problem.tsx';
import { TermsField } from '#web/form/terms-field.tsx';
import { LEAVING, useForm } from '#web/form/use-form.ts';
import { useLanguage } from '#web/language/language.ts';
import { showDayAndTime } from '#web/language/show-date.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Link } from '#web/ui/link/link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { checkTerms } from './checks.ts';

export function ConsentPage() {
  const lang = useLanguage();
  const { changed, missing, agree, later, laterText, delete: deleteLabel } = texts.consentQuestion;
  const { endsAt } = useConsentState();
  const { title, lead } = endsAt === null ? changed : missing;
  const form = useForm({ terms: false });
  const place = useRef<HTMLDivElement>(null);
  // The replaced page may have had the focus.
  useEffect(() => place.current?.focus({ preventScroll: true }), []);

  const handleSubmit = form.submit(checkTerms, async () => {
    const body = { version: TERMS_VERSION, language: lang, isGuardian: true } as const;
    const { needsConsent } = await call<typeof agreeToTerms>('POST', '/api/user/consent', { body });
    // This page is older than the server: the reload brings the new texts.
    if (needsConsent) window.location.reload();
    else settleConsent();
    return LEAVING;
  });

  return (
    <Page
      lang={lang}
      title={title}
      lead={endsAt === null ? lead : fill(lead, { date: showDayAndTime(endsAt) })}
    >
      <PageTitle of={title} />
      <div ref={place} tabIndex={-1}>
        <Card element="section">
          <form
            ref={form.area}
            noValidate
            className={styles.form}
            onSubmit={(event: FormEvent) => void handleSubmit(event)}
          >
            <FormProblem message={form.general} />
            <ConsentNotice isInitiallyOpen />
            <TermsField {...form.field('terms')} />
            <Button type="submit" isWide isBusy={form.isBusy}>
              {agree}
            </Button>
            <div className={styles.doing}>
              <Button variant="secondary" onClick={() => void logOut()}>
                {later}
              </Button>
              <Link to={paths.account} className={styles.wayLink}>
                {deleteLabel}
              </Link>
            </div>
            {endsAt === null && <p className={styles.hint}>{laterText}</p>}
          </form>
        </Card>
      </div>
    </Page>
  );
}
