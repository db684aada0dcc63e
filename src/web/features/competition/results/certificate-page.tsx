// Anybody checks a certificate by the code at its foot (product §11.12).

import { useState } from 'react';
import type { CheckedCertificate, checkCertificate } from '#contract/competition-results.ts';
import { standardNumber } from '#domain/account/standard.ts';
import { standardsText } from '#domain/competition/standards-text.ts';
import { fill } from '#messages/fill.ts';
import formStyles from '#web/form/form.module.css';
import { FormFrame } from '#web/form/form-frame.tsx';
import { useForm } from '#web/form/use-form.ts';
import { CallError, callPublic } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { showPaperDate } from '../show-time.ts';

type Outcome = CheckedCertificate | 'unknown' | 'too-many' | 'failed';

export function Component() {
  const { title, lead, ...say } = texts.competitionPapers.check;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useForm({ code: '' }, { onChange: () => setOutcome(null) });
  const handleSubmit = form.submit(
    ({ code }) => (code.trim() === '' ? { field: 'code', message: say.missing } : null),
    async ({ code }) => {
      setOutcome(await check(code));
      return null;
    },
  );
  return (
    <FormFrame lang="en" documentTitle={title} title={title} lead={lead}>
      <div className={formStyles.forms}>
        <form ref={form.area} noValidate className={formStyles.form} onSubmit={handleSubmit}>
          <TextField
            {...form.field('code')}
            label={say.code}
            hint={say.hint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
          <Button type="submit" isWide isBusy={form.isBusy}>
            {say.submit}
          </Button>
        </form>
        {outcome !== null && <Answer outcome={outcome} />}
      </div>
    </FormFrame>
  );
}

async function check(code: string): Promise<Outcome> {
  try {
    const { data } = await callPublic<typeof checkCertificate>('POST', '/api/comp/certificate', {
      body: { code },
    });
    return data;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.refusal === 'NotFoundError') return 'unknown';
    return error.refusal === 'RateLimitError' ? 'too-many' : 'failed';
  }
}

function Answer({ outcome }: { outcome: Outcome }) {
  const say = texts.competitionPapers.check;
  if (outcome === 'unknown') {
    return (
      <Callout tone="danger" title={say.no}>
        <p>{say.noText}</p>
      </Callout>
    );
  }
  if (outcome === 'too-many') return <Callout tone="danger" title={say.tooMany} />;
  if (outcome === 'failed') return <Callout tone="danger" title={say.failed} />;
  const { date, standard, childsName } = outcome;
  return (
    <Callout tone="success" title={say.yes}>
      <p>{fill(say.competition, { date: showPaperDate(date) })}</p>
      <p>{fill(say.standard, { number: standardNumber(standard) })}</p>
      {placesOf(outcome).map((place) => (
        <p key={place}>{place}</p>
      ))}
      <p>{childsName === null ? say.nameless : fill(say.name, { name: childsName })}</p>
    </Callout>
  );
}

/** A winner's place in the group, then the place in the standard. */
function placesOf({ winnersPlace, groupStandards, rank, rankedOf }: CheckedCertificate): string[] {
  const say = texts.competitionPapers.check;
  if (rank === null) return [say.noRank];
  const inStandard = fill(say.rank, { rank, count: rankedOf });
  if (winnersPlace === null) return [inStandard];
  const standards = standardsText(groupStandards, say.standards);
  return [fill(say.winner, { place: winnersPlace, standards }), inStandard];
}
