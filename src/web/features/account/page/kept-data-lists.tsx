import { type ReactNode, useId } from 'react';
import { standardNumber } from '#domain/account/standard.ts';
import { FULL_SCORE } from '#domain/word-game/game-progress.ts';
import { fill } from '#messages/fill.ts';
import { showDay, showDayAndTime } from '#web/language/show-date.ts';
import { texts } from '#web/platform/texts.ts';
import type { KeptData, KeptResult } from './get-kept-data.ts';
import styles from './kept-data.module.css';
import { showAmount } from './show-amount.ts';

/** Every kind of data under its heading; empty ones say so. */
export function KeptDataLists({ data }: { data: KeptData }) {
  const t = texts.keptData;
  return (
    <>
      <Family data={data} />
      <Lines title={t.consents.title} lines={consentLines(data.account)} />
      <Lines title={t.membership.title} lines={membershipLines(data)} />
      <Lines title={t.devices.title} lines={data.sessions.map(deviceLine)} />
      <Lines title={t.results.title} lines={data.quizResults.map(resultLine)} />
      <Lines title={t.games.title} lines={data.wordGames.map(gameLine)} />
      <Lines title={t.answers.title} lines={answerLines(data)} />
      <Lines title={t.codes.title} lines={data.oneTimeCodes.map(codeLine)} />
      <Lines title={t.messages.title} lines={data.messages.map(messageLine)} />
      <Part title={t.unreadable.title}>
        <p>{t.unreadable.text}</p>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Part title={title}>
      {lines.length === 0 ? (
        <p>{texts.keptData.none}</p>
      ) : (
        <ul className={styles.lines}>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same.
            <li key={place}>{line}</li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Family({ data: { account, payments } }: { data: KeptData }) {
  const { title, notMember, paidBack, ...names } = texts.keptData.family;
  const { memberUntil } = account;
  const isPaidBack = payments.some(({ state }) => state === 'refunded');
  const never = isPaidBack ? paidBack : notMember;
  const rows = [
    [names.username, account.username],
    [names.childsName, account.childsName],
    [names.standard, standardNumber(account.standard)],
    [names.phone, `+91 ${account.phone}`],
    [names.createdAt, showDayAndTime(account.createdAt)],
    [names.memberUntil, memberUntil === null ? never : showDay(memberUntil)],
  ] as const;
  return (
    <Part title={title}>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function consentLines({ consents, guardianProofs }: KeptData['account']): string[] {
  const { line, languages, guardian, proofs } = texts.keptData.consents;
  return [
    ...consents.map(({ version, language, isGuardian, at }) => {
      const date = showDayAndTime(at);
      const agreed = fill(line, { date, version, language: languages[language] });
      return isGuardian ? `${agreed} ${guardian}` : agreed;
    }),
    ...guardianProofs.map(({ kind, at }) => fill(proofs[kind], { date: showDayAndTime(at) })),
  ];
}

function membershipLines({ membership, payments, receipts, coupons }: KeptData): string[] {
  const { events, payment, receipt, coupon } = texts.keptData.membership;
  const { states } = texts.accountPage.membership;
  return [
    ...membership.map(({ kind, at }) => fill(events[kind], { date: showDay(at) })),
    ...payments.map((one) =>
      fill(payment, {
        date: showDay(one.at),
        amount: showAmount(one),
        state: fill(states[one.state], { rupees: one.refunded }),
        id: one.id,
      }),
    ),
    ...receipts.map(({ number, phone, amount, issuedAt }) =>
      fill(receipt, { date: showDay(issuedAt), number, phone, amount }),
    ),
    ...coupons.map(({ code, at }) => fill(coupon, { date: showDay(at), code })),
  ];
}

function deviceLine({ device, createdAt, lastUsedAt, endedAt }: KeptData['sessions'][number]) {
  const { line, ended } = texts.keptData.devices;
  const lastUsed = showDayAndTime(lastUsedAt);
  const said = fill(line, { device, date: showDayAndTime(createdAt), lastUsed });
  return endedAt === null ? said : `${said} ${fill(ended, { date: showDayAndTime(endedAt) })}`;
}

function resultLine({ levelId, topic, difficulty, number, score, length, at }: KeptResult): string {
  const { line, lost, difficulty: names } = texts.keptData.results;
  const result = { score, length, date: showDayAndTime(at) };
  if (topic === null || difficulty === null || number === null) {
    return fill(lost, { ...result, id: levelId });
  }
  return fill(line, { ...result, topic, difficulty: names[difficulty], number });
}

function gameLine({ game, src, difficulty, level, score }: KeptData['wordGames'][number]): string {
  const { line, games } = texts.keptData.games;
  return fill(line, {
    game: games[game][src],
    difficulty: texts.keptData.results.difficulty[difficulty],
    level,
    score,
    total: FULL_SCORE[game],
  });
}

/** One line per day: the answers themselves are in the file. */
function answerLines({ answers, learningSettings }: KeptData): string[] {
  const { day, summary } = texts.keptData.answers;
  const days = new Map<string, { count: number; right: number }>();
  for (const { at, isRight } of answers) {
    const date = showDay(at);
    const { count, right } = days.get(date) ?? { count: 0, right: 0 };
    days.set(date, { count: count + 1, right: right + Number(isRight) });
  }
  const isSummarised = learningSettings.some(({ hasWeeklySummary }) => hasWeeklySummary);
  return [
    ...(isSummarised ? [summary] : []),
    ...[...days].map(([date, counts]) => fill(day, { date, ...counts })),
  ];
}

function codeLine({ purpose, createdAt, usedAt }: KeptData['oneTimeCodes'][number]): string {
  const { line, used, purposes } = texts.keptData.codes;
  const said = fill(line, { date: showDayAndTime(createdAt), purpose: purposes[purpose] });
  return usedAt === null ? said : `${said} ${fill(used, { date: showDayAndTime(usedAt) })}`;
}

function messageLine({ kind, state, createdAt }: KeptData['messages'][number]): string {
  const { line, kinds, states } = texts.keptData.messages;
  const date = showDayAndTime(createdAt);
  return fill(line, { date, kind: kinds[kind], state: states[state] });
}
