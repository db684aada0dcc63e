import { useState } from 'react';
import type { setWeeklySummary } from '#contract/learning.ts';
import { showAlert } from '#web/dialogs/dialogs.ts';
import { problemOf } from '#web/form/refusal.ts';
import { useSwitch } from '#web/form/use-switch.ts';
import { call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Card } from '#web/ui/card/card.tsx';
import { CheckboxField } from '#web/ui/checkbox-field/checkbox-field.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import styles from './report.module.css';

/** The switch of the weekly message. */
export function WeeklySummary({ isOn: isInitiallyOn }: { isOn: boolean }) {
  const [said, setSaid] = useState('');
  const { title, label, hint, on, off } = texts.reportPage.summary;
  const { isOn, choose } = useSwitch({
    isInitiallyOn,
    send: (isWanted) =>
      call<typeof setWeeklySummary>('PATCH', '/api/user/weekly-summary', { body: { isWanted } }),
    onSaved: ({ isWanted }) => setSaid(isWanted ? on : off),
    onFailed: (error) => void showAlert(problemOf(error).message),
  });
  return (
    <div className={styles.notPrinted}>
      <Card element="section" title={title} titleLevel="h2">
        <CheckboxField
          label={label}
          hint={hint}
          isChecked={isOn}
          onChange={(isWanted) => void choose(isWanted)}
        />
        <LiveRegion message={said} event={isOn} />
      </Card>
    </div>
  );
}
