import { useState } from 'react';
import type { getReportAsPdf } from '#contract/learning.ts';
import { showAlert } from '#web/dialogs/dialogs.ts';
import { problemOf } from '#web/form/refusal.ts';
import { callForFile } from '#web/platform/call-for-file.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';

/** The report on one A4 page. */
export function PdfButton() {
  const [isBusy, setBusy] = useState(false);
  const { download, fileName } = texts.reportPage;
  const handleDownload = async () => {
    setBusy(true);
    try {
      const file = await callForFile<typeof getReportAsPdf>('GET', '/api/user/report/pdf');
      saveFile(fileName, file, 'application/pdf');
    } catch (error) {
      await showAlert(problemOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      iconBefore="download"
      isBusy={isBusy}
      onClick={() => void handleDownload()}
    >
      {download}
    </Button>
  );
}
