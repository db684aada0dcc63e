// Everything that is kept about one child in a competition, in words (product §11.14).

import type { OwnEntry } from '#contract/competition-own-data.ts';
import { standardNumber } from '#domain/account/standard.ts';
import { fill } from '#messages/fill.ts';
import { showDay, showDayAndTime } from '#web/language/show-date.ts';
import { texts } from '#web/platform/texts.ts';
import { letterOf } from '#web/question/letters.ts';
import styles from './my-data-page.module.css';

export function OwnEntryInWords({ entry }: { entry: OwnEntry }) {
  const { heading } = texts.competitionData.entry;
  const { childsName: name, competition } = entry;
  return (
    <section className={styles.entry} aria-label={fill(heading, { name, competition })}>
      <h3>{fill(heading, { name, competition })}</h3>
      <dl className={styles.rows}>
        {rowsOf(entry).map(([term, text]) => (
          <div key={term} className={styles.row}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Row = readonly [term: string, text: string];

function rowsOf(entry: OwnEntry): Row[] {
  const say = texts.competitionData.entry;
  const { startsAt, agreedVersion: version, isNameShown, id } = entry;
  const standard = fill(texts.account.fields.standardOption, {
    number: standardNumber(entry.standard),
  });
  return [
    [say.day, startsAt === null ? say.dayGone : showDay(startsAt)],
    [say.childsName, entry.childsName],
    [say.standard, standard],
    [say.school, entry.schoolName],
    [say.phone, `+91 ${entry.phone}`],
    [say.registeredAt, showDayAndTime(entry.registeredAt)],
    [say.agreed, version === null ? say.agreedNothing : fill(say.agreedVersion, { version })],
    [say.isNameShown, isNameShown ? say.yes : say.no],
    [say.number, id],
    ...answerRows(entry),
    [say.result, resultText(entry)],
    ...prizeRows(entry),
  ];
}

function answerRows({ answers }: OwnEntry): Row[] {
  const say = texts.competitionData.entry;
  if (answers === null) return [[say.answers, say.answersNone]];
  const { chosen, receivedAt, isLate, secondsLeft: seconds } = answers;
  const given = chosen.filter((option) => option !== null).length;
  const values = { given, count: chosen.length, date: showDayAndTime(receivedAt) };
  const letters = chosen.map((option) => (option === null ? '–' : letterOf(option)));
  return [
    [say.answers, fill(isLate ? say.answersLate : say.answersText, values)],
    [say.chosen, letters.join(' ')],
    [say.secondsLeft, fill(say.seconds, { seconds })],
  ];
}

function resultText({ result }: OwnEntry): string {
  const { resultNone, resultText: ranked, resultUnranked } = texts.competitionData.entry;
  if (result === null) return resultNone;
  const { marks, rank } = result;
  return rank === null ? fill(resultUnranked, { marks }) : fill(ranked, { marks, rank });
}

function prizeRows({ prize }: OwnEntry): Row[] {
  const say = texts.competitionData.entry;
  if (prize === null) return [];
  const state: Row = [say.prize, say.states[prize.state]];
  if (prize.address === null) return [state];
  const { recipient, street, city, pinCode, region } = prize.address;
  return [state, [say.address, `${recipient}, ${street}, ${city} ${pinCode}, ${region}`]];
}
