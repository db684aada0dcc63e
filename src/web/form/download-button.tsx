import { useState } from 'react';
import { showAlert } from '#web/dialogs/dialogs.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { Button } from '#web/ui/button/button.tsx';
import { problemOf } from './refusal.ts';

interface DownloadButtonProps {
  label: string;
  /** Needed if the label alone is ambiguous. */
  name?: string;
  fileName: string;
  load: () => Promise<Blob>;
}

/** Fetches a PDF and offers it as a download. Shows the message of a refusal. */
export function DownloadButton({ label, name, fileName, load }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const handleDownload = async () => {
    setBusy(true);
    try {
      saveFile(fileName, await load(), 'application/pdf');
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
      aria-label={name}
      onClick={() => void handleDownload()}
    >
      {label}
    </Button>
  );
}
