import { type FormEvent, useRef, useState } from 'react';
import type { applyCoupon } from '#contract/membership.ts';
import { fill } from '#messages/fill.ts';
import { alertProblem, showAlert } from '#web/dialogs/dialogs.ts';
import { replyInLanguage } from '#web/language/language.ts';
import { CallError, call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useIsRegionReady } from '#web/ui/live-region/use-is-region-ready.ts';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import styles from './price-card.module.css';
import type { AppliedCoupon } from './started-payment.ts';

interface CouponBoxProps {
  coupon: AppliedCoupon | null;
  /** The price without a coupon, in rupees. */
  standard: number;
  onApplied: (coupon: AppliedCoupon) => void;
}

/** An invalid coupon clears the field and changes nothing else (product §6.2). */
export function CouponBox({ coupon, standard, onApplied }: CouponBoxProps) {
  const { label, placeholder, apply, applied, missing, invalid, appliedPrice } =
    texts.membership.coupon;
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isThere = useIsRegionReady();

  const report = (message: string, typed: string) => {
    setCode(typed);
    setProblem(message);
    alertProblem(message);
    form.current?.querySelector('input')?.focus();
  };
  const handleApply = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (code.trim() === '') return report(missing, '');
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { code };
      const found = await call<typeof applyCoupon>('POST', '/api/membership/coupon', { body });
      onApplied(found);
      setCode('');
      await showAlert(fill(applied, { code: found.code }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { reason } = error.details;
      const isInvalid = reason === 'coupon-invalid';
      // The code may be right although it could not be checked.
      report(
        isInvalid ? invalid : replyInLanguage(error.message, reason) || texts.membership.callFailed,
        isInvalid || reason === 'coupon-case' ? '' : code,
      );
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} noValidate className={styles.coupon} onSubmit={handleApply}>
      <div className={styles.couponField}>
        <TextField
          label={label}
          name="coupon"
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={(text) => {
            setCode(text);
            setProblem(undefined);
          }}
          error={problem}
        />
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          {apply}
        </Button>
      </div>
      <div role="status" className={styles.applied}>
        {isThere && coupon !== null && (
          <>
            <strong>{fill(applied, { code: coupon.code })}</strong>{' '}
            {fill(appliedPrice, { price: coupon.price, standard })}
          </>
        )}
      </div>
    </form>
  );
}
