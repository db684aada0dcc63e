import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { fill } from '#messages/fill.ts';
import { useChildsName } from '#web/features/session/account.ts';
import { useGrownUp } from '#web/features/session/grown-up/use-grown-up.tsx';
import { rememberReturnPath } from '#web/features/session/return-path.ts';
import { LazyMascot } from '#web/lazy-part/lazy-mascot.tsx';
import type { Offer } from '#web/offer/get-membership.ts';
import { paths } from '#web/paths.ts';
import { account } from '#web/platform/account.ts';
import { texts } from '#web/platform/texts.ts';
import { ButtonAnchor, ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Link } from '#web/ui/link/link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';
import { CouponBox } from './coupon-box.tsx';
import { checkoutQuery } from './get-checkout.ts';
import styles from './price-card.module.css';
import {
  type AppliedCoupon,
  readCoupon,
  storeCoupon,
  storeStatusBefore,
} from './started-payment.ts';

/** The id of the part of the page that links lead back to. */
export const PRICE_ID = 'price';

/** The price and the link to pay it. */
export function PriceCard({ offer }: { offer: Offer }) {
  const isSignedIn = useChildsName() !== null;
  const [coupon, setCoupon] = useState(readCoupon);
  const { price: t } = texts.membership;
  const handleApplied = (applied: AppliedCoupon) => {
    storeCoupon(applied);
    setCoupon(applied);
  };
  const applied = isSignedIn ? coupon : null;
  return (
    <div className={styles.board}>
      <div className={styles.peek}>
        <LazyMascot mood="hello" size={80} />
      </div>
      <Card element="section" tone="marigold">
        <h2 id={PRICE_ID} className={styles.title}>
          {t.title}
        </h2>
        <Prices offer={offer} coupon={applied} />
        <p>{t.included}</p>
        {isSignedIn && (
          <CouponBox coupon={applied} standard={offer.price} onApplied={handleApplied} />
        )}
        {isSignedIn ? <PayLink coupon={applied} /> : <SignUpLink />}
        <ul className={styles.assurances}>
          <li className={styles.assurance}>
            <Icon name="lock" size={20} />
            {t.hosted}
          </li>
          <li className={styles.assurance}>
            <Icon name="check" size={20} />
            {t.cancel}
          </li>
        </ul>
      </Card>
    </div>
  );
}

function Prices({ offer, coupon }: { offer: Offer; coupon: AppliedCoupon | null }) {
  const { list, standard, now, perYear } = texts.membership.price;
  return (
    <div className={styles.prices}>
      <Struck label={list} price={offer.listPrice} />
      {coupon !== null && <Struck label={standard} price={offer.price} />}
      <p className={styles.now}>
        <VisuallyHidden>{now}</VisuallyHidden>{' '}
        <strong>{fill(perYear, { price: coupon?.price ?? offer.price })}</strong>
      </p>
    </div>
  );
}

/** Screen readers do not announce strikethrough, hence the label. */
function Struck({ label, price }: { label: string; price: number }) {
  return (
    <p className={styles.struck}>
      <VisuallyHidden>{label}</VisuallyHidden>{' '}
      <s>{fill(texts.membership.price.perYear, { price })}</s>
    </p>
  );
}

/** Leads to the payment page, at the coupon's price once one is applied (product §6.2). */
function PayLink({ coupon }: { coupon: AppliedCoupon | null }) {
  const { data } = useQuery(checkoutQuery(account.id.use()));
  const keepStatus = () => {
    if (data !== undefined) storeStatusBefore(data.status);
  };
  const { hold, dialog } = useGrownUp((href) => {
    keepStatus();
    window.location.assign(href);
  });
  const handleLeave = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!hold(event)) keepStatus();
  };
  return (
    <>
      <ButtonAnchor
        href={coupon?.paymentUrl ?? data?.paymentUrl ?? paths.pay}
        size="large"
        isWide
        iconBefore="star"
        onClick={handleLeave}
      >
        {texts.membership.price.become}
      </ButtonAnchor>
      {dialog}
    </>
  );
}

function SignUpLink() {
  const { become, signUp, hasAccount, login } = texts.membership.price;
  const handleLeave = () => rememberReturnPath(paths.member);
  return (
    <>
      <ButtonLink to={paths.signup()} size="large" isWide iconBefore="star" onClick={handleLeave}>
        {become}
      </ButtonLink>
      <p>{signUp}</p>
      <p className={styles.login}>
        {hasAccount}{' '}
        <Link to={paths.login} onClick={handleLeave}>
          {login}
        </Link>
      </p>
    </>
  );
}
