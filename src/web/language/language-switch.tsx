import { useState } from 'react';
import { showAlert } from '#web/dialogs/dialogs.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { chooseLanguage, useLanguage } from './language.ts';
import styles from './language-switch.module.css';

/** Switches to the other language; its label is that language's own name. */
export function LanguageSwitch() {
  const other = useLanguage() === 'en' ? 'hi' : 'en';
  const [isBusy, setBusy] = useState(false);
  const { otherLanguage, partFailed } = texts.shell;
  const handleClick = async () => {
    setBusy(true);
    try {
      await chooseLanguage(other);
    } catch {
      await showAlert(partFailed.title);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="quiet" lang={other} isBusy={isBusy} onClick={handleClick}>
      {otherLanguage}
    </Button>
  );
}

/** For pages for parents: a phone's header has no room for the switch. */
export function PhoneLanguageSwitch() {
  return (
    <div className={styles.onPhones}>
      <LanguageSwitch />
    </div>
  );
}
