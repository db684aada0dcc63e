import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { isStored } from './answer-record.ts';
import styles from './saved-state.module.css';
import { type AnswerRecord, unsentOf } from './stored-record.ts';
import { submitWithin } from './submit-answers.ts';

/** The current state of the answers in words. */
export function savedText(record: AnswerRecord): string {
  const { state, isLate, inTime = 0, reason = '' } = record;
  const say = texts.competitionTest.saved;
  if (state === 'saved') {
    if (isLate) return say.late;
    const given = record.answers.filter((answer) => answer !== null).length;
    return inTime < given ? fill(say.partlyLate, { count: inTime }) : say.onServer;
  }
  if (state === 'open' && unsentOf(record).length === 0) return say.arrived;
  if (state === 'refused') return fill(say.refused, { reason });
  if (!isStored()) return say.inTab;
  return { open: say.onDevice, final: say.sending, stuck: say.waiting }[state];
}

/** A line during the test. */
export function SavedLine({ record }: { record: AnswerRecord }) {
  const text = savedText(record);
  const isOnServer = record.state === 'saved' || unsentOf(record).length === 0;
  return (
    <p className={styles.line}>
      <Icon name={isOnServer ? 'check' : 'download'} size={20} />
      {record.hasOthers ? `${text}. ${texts.competitionTest.saved.othersShort}` : text}
    </p>
  );
}

/** After the test, on every page of the competition: changes are announced. */
export function SavedState({ record }: { record: AnswerRecord }) {
  const { title, tryNow, others } = texts.competitionTest.saved;
  const tones = { open: 'info', final: 'info', stuck: 'info', saved: 'success', refused: 'danger' };
  const tone = tones[record.state] as 'info' | 'success' | 'danger';
  return (
    <Callout tone={tone} title={title}>
      <p>{savedText(record)}</p>
      {record.hasOthers && <p>{others}</p>}
      {record.state === 'stuck' && (
        <Button variant="secondary" iconBefore="refresh" onClick={() => submitWithin(0)}>
          {tryNow}
        </Button>
      )}
    </Callout>
  );
}
