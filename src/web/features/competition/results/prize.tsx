// What comes next for a winner: the family says where to send the prize, and sees what becomes of it (product §11.18).

import { useRef, useState } from 'react';
import type { CompetitionResult, confirmAddress } from '#contract/competition-results.ts';
import { fill } from '#messages/fill.ts';
import { askConfirmation } from '#web/dialogs/dialogs.ts';
import formStyles from '#web/form/form.module.css';
import { FormProblem } from '#web/form/form-problem.tsx';
import { type Check, firstProblem } from '#web/form/problem.ts';
import { useForm } from '#web/form/use-form.ts';
import { callPublic } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import styles from './result-page.module.css';

type Won = NonNullable<CompetitionResult['prize']>;

interface PrizeProps {
  token: string;
  prize: Won;
  /** Those of the group, in words. */
  standards: string;
}

export function Prize({ token, prize, standards }: PrizeProps) {
  const [isConfirmed, setConfirmed] = useState(false);
  const progress = useRef<HTMLDivElement>(null);
  const say = texts.competitionResult.prize;
  const title = fill(say.title, { place: prize.place, prize: prize.name });
  const wasAsked = prize.state === 'to-do' && !prize.isAddressConfirmed;
  const handleConfirmed = () => {
    setConfirmed(true);
    // The form with the focus goes.
    progress.current?.focus();
  };
  return (
    <section className={styles.prize} aria-labelledby="prize">
      <Callout tone="success" isLive={false} title={<span id="prize">{title}</span>}>
        <p>{fill(say.group, { standards })}</p>
      </Callout>
      {/* Told to a screen reader only if it comes after the form. */}
      <div ref={progress} tabIndex={-1} role={wasAsked ? 'status' : undefined}>
        {(!wasAsked || isConfirmed) && <Progress state={prize.state} />}
      </div>
      {wasAsked && !isConfirmed && (
        <>
          <h2>{say.next}</h2>
          <ol className={styles.steps}>
            {say.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <AddressForm token={token} onConfirmed={handleConfirmed} />
        </>
      )}
    </section>
  );
}

function Progress({ state }: Pick<Won, 'state'>) {
  const { confirmed, change, sent, received } = texts.competitionResult.prize;
  if (state === 'received') return <p>{received}</p>;
  return (
    <>
      <p>{state === 'sent' ? sent : confirmed}</p>
      {state === 'to-do' && <p>{change}</p>}
    </>
  );
}

const empty = { recipient: '', street: '', city: '', region: '', pinCode: '' };
type Address = typeof empty;

function AddressForm({ token, onConfirmed }: { token: string; onConfirmed: () => void }) {
  const say = texts.competitionResult.address;
  const form = useForm(empty);
  const handleSubmit = form.submit(problemOf, async (typed) => {
    const address = trimmed(typed);
    if (!(await askConfirmation(fill(say.confirm, address), say.confirmAnswers))) return null;
    const body = { token, address };
    await callPublic<typeof confirmAddress>('POST', '/api/comp/result/address', { body });
    onConfirmed();
    return null;
  });
  return (
    <form
      ref={form.area}
      noValidate
      className={formStyles.form}
      onSubmit={handleSubmit}
      aria-labelledby="address"
    >
      <h3 id="address">{say.title}</h3>
      <FormProblem message={form.general} />
      <TextField {...form.field('recipient')} label={say.recipient} autoComplete="name" />
      <TextField {...form.field('street')} label={say.street} autoComplete="street-address" />
      <TextField {...form.field('city')} label={say.city} autoComplete="address-level2" />
      <TextField {...form.field('region')} label={say.region} autoComplete="address-level1" />
      <TextField
        {...form.field('pinCode')}
        label={say.pinCode}
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={7}
      />
      <p className={formStyles.hint}>{say.notice}</p>
      <Button type="submit" isWide isBusy={form.isBusy}>
        {say.submit}
      </Button>
    </form>
  );
}

/** `560 003` is how many write it. */
function trimmed({ pinCode, ...lines }: Address): Address {
  const entries = Object.entries(lines).map(([name, text]) => [name, text.trim()] as const);
  return { ...empty, ...Object.fromEntries(entries), pinCode: pinCode.replace(/\s/g, '') };
}

function problemOf(typed: Address) {
  const { checks } = texts.competitionResult.address;
  const address = trimmed(typed);
  const isMissing = (name: keyof Address): Check => [address[name] === '', name, checks[name]];
  return firstProblem([
    isMissing('recipient'),
    isMissing('street'),
    isMissing('city'),
    isMissing('region'),
    [!/^[1-9]\d{5}$/.test(address.pinCode), 'pinCode', checks.pinCode],
  ]);
}
