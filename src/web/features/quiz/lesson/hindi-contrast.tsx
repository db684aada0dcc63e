import { useState } from 'react';
import { useLanguage } from '#web/language/language.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import styles from './lesson.module.css';

/** What differs in Hindi: shown at once where Hindi is chosen, elsewhere on request. */
export function HindiContrast({ text }: { text: string }) {
  const isHindiChosen = useLanguage() === 'hi';
  const [isAskedFor, askFor] = useState(false);
  if (isHindiChosen || isAskedFor) {
    return (
      <p lang="hi" className={styles.hindi}>
        {text}
      </p>
    );
  }
  return (
    <Button variant="quiet" lang="hi" onClick={() => askFor(true)}>
      {texts.lesson.inHindi}
    </Button>
  );
}
