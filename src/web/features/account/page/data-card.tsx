import { useState } from 'react';
import type { exportAccount } from '#contract/account.ts';
import { showAlert } from '#web/dialogs/dialogs.ts';
import styles from '#web/form/form.module.css';
import { problemOf } from '#web/form/refusal.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/card/card.tsx';

/** The export of all stored data. */
export function DataCard() {
  const [isBusy, setBusy] = useState(false);
  const { title, text, see, download, fileName } = texts.accountPage.data;

  const handleDownload = async () => {
    setBusy(true);
    try {
      const everything = await call<typeof exportAccount>('GET', '/api/user/export');
      saveFile(fileName, JSON.stringify(everything, null, 2), 'application/json');
    } catch (error) {
      await showAlert(problemOf(error).message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card element="section" title={title} titleLevel="h2">
      <p className={styles.hint}>{text}</p>
      <div className={styles.doing}>
        <ButtonLink to={paths.keptData}>{see}</ButtonLink>
        <Button
          variant="quiet"
          iconBefore="download"
          isBusy={isBusy}
          onClick={() => void handleDownload()}
        >
          {download}
        </Button>
      </div>
    </Card>
  );
}
