// Shown before the redirect to a partner's payment page: names the page and the data passed on (product §4.5).

import { useEffect, useRef } from 'react';
import { fill } from '#messages/fill.ts';
import styles from '#web/form/form.module.css';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';

interface PartnerQuestionProps {
  phone: string;
  page: URL;
  onDecline: () => void;
  leave?: (url: string) => void;
}

export function PartnerQuestion(props: PartnerQuestionProps) {
  const { phone, page, onDecline, leave = (url) => window.location.assign(url) } = props;
  const { title, text, goOn, decline } = texts.partner;
  const { host } = page;
  const heading = useRef<HTMLHeadingElement>(null);
  // It replaces the form, which had the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.form}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{fill(text, { host, phone })}</p>
      <Button isWide onClick={() => leave(page.href)}>
        {fill(goOn, { host })}
      </Button>
      <Button isWide variant="secondary" onClick={onDecline}>
        {decline}
      </Button>
    </div>
  );
}
