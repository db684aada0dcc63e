// The membership page (product §6.2): the offer, and answers to parents' questions before paying.

import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, Navigate, redirect } from 'react-router';
import { loadSession } from '#web/features/session/start-session.ts';
import { readViewer, useViewer } from '#web/features/session/viewer.ts';
import { useLanguage } from '#web/language/language.ts';
import { PhoneLanguageSwitch } from '#web/language/language-switch.tsx';
import { Comparison } from '#web/offer/comparison.tsx';
import { membershipQuery } from '#web/offer/get-membership.ts';
import { paths } from '#web/paths.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { BeforeYouPay } from './before-you-pay.tsx';
import styles from './member-page.module.css';
import { OfferPoints } from './offer-points.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { PriceCard } from './price-card.tsx';
import { ResultSample } from './result-sample.tsx';
import { TrialOffer } from './trial-offer.tsx';

export async function loader(args: LoaderFunctionArgs) {
  if (readViewer().kind === 'member' && (await isStillMember())) return redirect(paths.home);
  return ensureQuery(args, membershipQuery);
}

/** A level refused by the server leads here whatever is stored: the membership may have ended. */
async function isStillMember(): Promise<boolean> {
  const { revalidate } = await loadSession();
  await revalidate();
  return readViewer().kind === 'member';
}

export function Component() {
  const lang = useLanguage();
  const { data: offer, isFetching, refetch } = useQuery(membershipQuery);
  const { title, lead, failed, tryAgain } = texts.membership;
  // Another tab may have paid meanwhile.
  if (useViewer().kind === 'member') return <Navigate to={paths.home} replace />;
  return (
    <Page lang={lang} title={title} lead={lead} width="wide" actions={<PhoneLanguageSwitch />}>
      <PageTitle of={title} />
      <LiveRegion message={offer === undefined ? failed : ''} isUrgent />
      <PaymentNotice />
      <div className={styles.parts}>
        {offer === undefined ? (
          <Callout tone="danger" title={failed} isLive={false}>
            <div>
              <Button
                variant="secondary"
                iconBefore="refresh"
                isBusy={isFetching}
                onClick={() => refetch()}
              >
                {tryAgain}
              </Button>
            </div>
          </Callout>
        ) : (
          <>
            <div className={styles.offer}>
              <PriceCard offer={offer} />
              <OfferPoints figures={offer.figures} />
            </div>
            <Comparison figures={offer.figures} />
          </>
        )}
        <ResultSample />
        <BeforeYouPay />
        <TrialOffer hasPrice={offer !== undefined} />
      </div>
    </Page>
  );
}
