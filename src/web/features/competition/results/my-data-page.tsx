// The competition data stored for a phone: view, download or delete it, by a code (product §11.14).

import { useState } from 'react';
import type { sendCompetitionOtp } from '#contract/competition.ts';
import type { deleteEntries, exportEntries, OwnEntry } from '#contract/competition-own-data.ts';
import { askConfirmation, showAlert } from '#web/dialogs/dialogs.ts';
import { CodeButton } from '#web/form/code-button.tsx';
import { CodeStatus } from '#web/form/code-status.tsx';
import formStyles from '#web/form/form.module.css';
import { FormFrame } from '#web/form/form-frame.tsx';
import { FormProblem } from '#web/form/form-problem.tsx';
import { OtpField } from '#web/form/otp-field.tsx';
import { PhoneField } from '#web/form/phone-field.tsx';
import { useCodeRequest } from '#web/form/use-code-request.ts';
import { useForm } from '#web/form/use-form.ts';
import { useLanguage } from '#web/language/language.ts';
import { callPublic } from '#web/platform/api.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { checkCode, checkPhone } from '../entry/checks.ts';
import { forgetParticipant } from '../participant.ts';
import { storedRecord } from '../test/stored-record.ts';
import styles from './my-data-page.module.css';
import { OwnEntryInWords } from './own-entry.tsx';

export function Component() {
  const lang = useLanguage();
  const { title, lead } = texts.competitionData;
  return (
    <FormFrame lang={lang} documentTitle={title} title={title} lead={lead}>
      <OwnData />
    </FormFrame>
  );
}

function OwnData() {
  const say = texts.competitionData;
  const [entries, setEntries] = useState<readonly OwnEntry[] | null>(null);
  const form = useForm({ phone: '', otp: '' }, { onChange: () => setEntries(null) });
  const { phone } = form.values;
  const code = useCodeRequest((to, proof) =>
    callPublic<typeof sendCompetitionOtp>('POST', '/api/comp/otp', {
      body: { phone: to, ...proof },
    }),
  );

  const handleGetOtp = form.submit(checkPhone, async (typed) => {
    await showAlert(await code.request(typed.phone));
    form.focus('otp');
  });

  const handleSee = form.submit(checkCode, async (typed) => {
    const body = { ...typed, ...code.reference };
    const { data } = await callPublic<typeof exportEntries>('POST', '/api/comp/export', { body });
    form.set({ otp: '' });
    setEntries(data);
    return null;
  });

  const handleDelete = form.submit(checkCode, async (typed) => {
    if (!(await askConfirmation(say.confirm, say.confirmAnswers))) return null;
    const body = { ...typed, ...code.reference };
    const { deleted } = await callPublic<typeof deleteEntries>('POST', '/api/comp/delete', {
      body,
    });
    form.set({ otp: '' });
    forgetDeleted(deleted);
    await showAlert(say.deleted);
    return null;
  });

  const isBusy = form.isBusy && !code.isRequesting;
  return (
    <div ref={form.area} className={formStyles.forms}>
      <FormProblem message={form.general} />
      <form noValidate className={formStyles.form} onSubmit={handleGetOtp}>
        <PhoneField {...form.field('phone')} />
        <CodeButton code={code} phone={phone} />
        <CodeStatus code={code} />
      </form>
      <form noValidate className={formStyles.form} onSubmit={handleSee}>
        <p className={formStyles.hint}>{say.text}</p>
        <OtpField {...form.field('otp')} />
        <Button type="submit" isWide isBusy={isBusy}>
          {say.see}
        </Button>
        <Button variant="secondary" isWide isBusy={isBusy} onClick={() => void handleDelete()}>
          {say.delete}
        </Button>
      </form>
      <div role="status">{entries !== null && <Entries entries={entries} />}</div>
    </div>
  );
}

/** This device may be registered with another phone, and that child's answers may still be unsubmitted. */
function forgetDeleted(participants: readonly string[]): void {
  forgetParticipant(participants);
  if (participants.includes(storedRecord.read()?.id ?? '')) storedRecord.remove();
}

function Entries({ entries }: { entries: readonly OwnEntry[] }) {
  const { found, none, download, fileName } = texts.competitionData;
  if (entries.length === 0) return <p>{none}</p>;
  const file = JSON.stringify(entries, null, 2);
  return (
    <div className={styles.entries}>
      <p>{found}</p>
      {entries.map((entry) => (
        <OwnEntryInWords key={entry.id} entry={entry} />
      ))}
      <Button
        variant="secondary"
        iconBefore="download"
        onClick={() => saveFile(fileName, file, 'application/json')}
      >
        {download}
      </Button>
    </div>
  );
}
