import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Account, changeAccount } from '#contract/account.ts';
import { MAX_NAME_LENGTH } from '#domain/account/name-length.ts';
import { rememberProfile } from '#web/features/session/account.ts';
import { call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import styles from '../account.module.css';
import { checkChild } from '../checks.ts';
import { StandardField } from '../standard-field.tsx';
import { useProblem } from '../use-problem.ts';
import { accountQuery } from './get-account.ts';

/** The child's name and standard. */
export function ChildCard({ account }: { account: Account }) {
  const queries = useQueryClient();
  const [childsName, setChildsName] = useState(account.childsName);
  const [standard, setStandard] = useState(account.standard);
  const [state, setState] = useState<'typing' | 'saving' | 'saved'>('typing');
  const { area, errorOf, general, passes, reportError, clear } = useProblem();
  const { title, save, saved } = texts.account.page.child;

  const handleTyping = () => {
    setState('typing');
    clear();
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'saving' || !passes(checkChild({ childsName, standard }))) return;
    setState('saving');
    try {
      const body = { childsName, standard };
      const changed = await call<typeof changeAccount>('PATCH', '/api/user/account', { body });
      queries.setQueryData(accountQuery(account.id).queryKey, changed);
      rememberProfile(changed);
      setChildsName(changed.childsName);
      setState('saved');
    } catch (error) {
      setState('typing');
      reportError(error);
    }
  };

  return (
    <Card element="section" title={title} titleLevel="h2">
      <form ref={area} noValidate className={styles.form} onSubmit={handleSubmit}>
        {general !== null && <Callout tone="danger" title={general} />}
        <TextField
          label={texts.account.fields.childsName}
          name="childsName"
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          value={childsName}
          onChange={(typed) => {
            setChildsName(typed);
            handleTyping();
          }}
          error={errorOf('childsName')}
        />
        <StandardField
          value={standard}
          onChange={(chosen) => {
            setStandard(chosen);
            handleTyping();
          }}
          error={errorOf('standard')}
        />
        <div className={styles.doing}>
          <Button type="submit" variant="secondary" isBusy={state === 'saving'}>
            {save}
          </Button>
          <p role="status" className={styles.codeStatus}>
            {state === 'saved' ? saved : ''}
          </p>
        </div>
      </form>
    </Card>
  );
}
