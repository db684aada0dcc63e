import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { endSession } from '#contract/auth.ts';
import { fill } from '#messages/fill.ts';
import { showAlert } from '#web/dialogs/dialogs.ts';
import { logOut } from '#web/features/session/log-out.ts';
import formStyles from '#web/form/form.module.css';
import { problemOf } from '#web/form/refusal.ts';
import { showDayAndTime } from '#web/language/show-date.ts';
import { call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Badge } from '#web/ui/badge/badge.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import styles from '../account.module.css';
import { sessionsQuery } from './list-sessions.ts';

interface Device {
  readonly id: string;
  readonly device: string;
  readonly lastUsedAt: string;
  readonly isCurrent: boolean;
}

/** The devices the family is logged in on; each can be logged out. */
export function Devices({ owner, onLeave }: { owner: string; onLeave: () => void }) {
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: devices, isError, refetch } = useQuery(sessionsQuery(owner));
  const [endingId, setEndingId] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const { title, text, ended } = texts.accountPage.devices;

  const handleEnd = async ({ id, device, isCurrent }: Device) => {
    if (isCurrent) {
      onLeave();
      return logOut();
    }
    setEndingId(id);
    try {
      const params = { id };
      await call<typeof endSession>('DELETE', '/api/user/sessions/:id', { params });
      setDone(fill(ended, { device }));
      // The focused button disappears with its row.
      heading.current?.focus();
    } catch (error) {
      await showAlert(problemOf(error).message);
    } finally {
      setEndingId(null);
      await queries.invalidateQueries({ queryKey: sessionsQuery(owner).queryKey });
    }
  };

  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </h3>
      <p className={formStyles.hint}>{text}</p>
      {isError && devices === undefined && (
        <Button variant="secondary" onClick={() => refetch()}>
          {texts.accountPage.tryAgain}
        </Button>
      )}
      {devices === undefined && !isError && <Skeleton height="4rem" />}
      <ul className={styles.devices}>
        {devices?.map((each) => (
          <DeviceLine
            key={each.id}
            device={each}
            isEnding={endingId === each.id}
            onEnd={() => handleEnd(each)}
          />
        ))}
      </ul>
      <p role="status" className={formStyles.codeStatus}>
        {done}
      </p>
    </>
  );
}

function DeviceLine(props: { device: Device; isEnding: boolean; onEnd: () => void }) {
  const { device, isEnding, onEnd } = props;
  const { current, lastUsed, logOut: label, logOutDevice } = texts.accountPage.devices;
  const date = showDayAndTime(device.lastUsedAt);
  return (
    <li className={styles.device}>
      <div>
        <p className={styles.deviceName}>
          {device.device} {device.isCurrent && <Badge tone="plain">{current}</Badge>}
        </p>
        <p className={formStyles.hint}>{fill(lastUsed, { date })}</p>
      </div>
      <Button
        variant="quiet"
        isBusy={isEnding}
        aria-label={fill(logOutDevice, { device: device.device, date })}
        onClick={onEnd}
      >
        {label}
      </Button>
    </li>
  );
}
