import { useState } from 'react';
import type { setWeeklySummary } from '#contract/learning.ts';
import { showAlert } from '#web/dialogs/dialogs.ts';
import { problemOf } from '#web/form/refusal.ts';
import { call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Card } from '#web/ui/card/card.tsx';
import { CheckboxField } from '#web/ui/checkbox-field/checkbox-field.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import styles from './report.module.css';

/** The switch of the weekly message. It shows what the server has confirmed. */
export function WeeklySummary({ isOn: isOnAtFirst }: { isOn: boolean }) {
  const [isOn, setOn] = useState(isOnAtFirst);
  const [said, setSaid] = useState('');
  const { title, label, hint, on, off } = texts.reportPage.summary;
  const handleChange = async (isWanted: boolean) => {
    setOn(isWanted);
    try {
      const path = '/api/user/weekly-summary';
      await call<typeof setWeeklySummary>('PATCH', path, { body: { isWanted } });
      setSaid(isWanted ? on : off);
    } catch (error) {
      setOn(!isWanted);
      await showAlert(problemOf(error).message);
    }
  };
  return (
    <div className={styles.notPrinted}>
      <Card element="section" title={title} titleLevel="h2">
        <CheckboxField
          label={label}
          hint={hint}
          isChecked={isOn}
          onChange={(isWanted) => void handleChange(isWanted)}
        />
        <LiveRegion message={said} event={isOn} />
      </Card>
    </div>
  );
}
