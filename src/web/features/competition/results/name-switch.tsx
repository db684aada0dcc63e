import { useState } from 'react';
import type { showNameInResult } from '#contract/competition-results.ts';
import { useSwitch } from '#web/form/use-switch.ts';
import { CallError, callPublic } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { CheckboxField } from '#web/ui/checkbox-field/checkbox-field.tsx';
import styles from './result-page.module.css';

/** The parent decides whether the list of winners may show the child's first name (product §11.10). */
export function NameSwitch({
  token,
  isInitiallyShown,
}: {
  token: string;
  isInitiallyShown: boolean;
}) {
  const [reply, setReply] = useState({ text: '', isError: false });
  const { nameTitle, nameText, name, callFailed } = texts.competitionResult;
  const { isOn, choose } = useSwitch({
    isInitiallyOn: isInitiallyShown,
    send: (isShown) =>
      callPublic<typeof showNameInResult>('POST', '/api/comp/result/name', {
        body: { token, isShown },
      }),
    onSaved: ({ message }) => setReply({ text: message, isError: false }),
    onFailed: (error) => {
      const message = error instanceof CallError ? error.message : '';
      setReply({ text: message || callFailed, isError: true });
    },
  });
  return (
    <section className={styles.name} aria-labelledby="name">
      <h2 id="name">{nameTitle}</h2>
      <p>{nameText}</p>
      <CheckboxField
        name="isNameShown"
        label={name}
        isChecked={isOn}
        onChange={(next) => void choose(next)}
        error={reply.isError ? reply.text : undefined}
      />
      <p role="status">{reply.isError ? '' : reply.text}</p>
    </section>
  );
}
