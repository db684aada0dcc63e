// What a result says: marks, ranks, prize, what was corrected, and every question with both answers (product §11.10).

import { type ReactNode, useState } from 'react';
import type { CompetitionResult, getCertificate } from '#contract/competition-results.ts';
import { standardNumber } from '#domain/account/standard.ts';
import { standardsText } from '#domain/competition/standards-text.ts';
import { fill } from '#messages/fill.ts';
import { showAlert } from '#web/dialogs/dialogs.ts';
import { withTime } from '#web/form/refusal.ts';
import { useLanguage } from '#web/language/language.ts';
import { PhoneLanguageSwitch } from '#web/language/language-switch.tsx';
import { LazyMascot } from '#web/lazy-part/lazy-mascot.tsx';
import { CallError } from '#web/platform/api.ts';
import { callForFile } from '#web/platform/call-for-file.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { saveFile } from '#web/platform/save-file.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { SolvedQuestion } from '../papers/paper-question.tsx';
import { fillMinutes, showPaperDate } from '../show-time.ts';
import { NameSwitch } from './name-switch.tsx';
import { Prize } from './prize.tsx';
import styles from './result-page.module.css';

interface ResultProps {
  token: string;
  result: CompetitionResult;
}

export function Result({ token, result }: ResultProps) {
  const lang = useLanguage();
  const say = texts.competitionResult;
  const number = standardNumber(result.standard);
  const { childsName, date, prize, groupStandards } = result;
  const standards = standardsText(groupStandards, say.standards);
  const lead = fill(say.lead, { date: showPaperDate(date), number });
  return (
    <Page
      lang={lang}
      title={fill(say.titleOf, { name: childsName })}
      lead={lead}
      actions={<PhoneLanguageSwitch />}
    >
      {/* Without the name: titles stay in the browser's history. */}
      <PageTitle of={say.title} />
      <Board result={result} standards={standards} />
      <Corrections result={result} />
      {prize !== null && <Prize token={token} prize={prize} standards={standards} />}
      <Certificate token={token} />
      <NameSwitch token={token} isInitiallyShown={result.isNameShown} />
      <section className={styles.answers} aria-labelledby="answers">
        <h2 id="answers">{say.answers}</h2>
        <ol className={styles.questions} lang="en-IN">
          {result.questions.map((question, index) => (
            <SolvedQuestion
              key={question.question}
              question={question}
              index={index}
              given={question.given}
            />
          ))}
        </ol>
      </section>
    </Page>
  );
}

/** `standards`: those of the group, in words. */
function Board({ result, standards }: Pick<ResultProps, 'result'> & { standards: string }) {
  const say = texts.competitionResult;
  const { marks, outOf, answered, seconds, rank, rankedOf, groupRank } = result;
  const number = standardNumber(result.standard);
  const share = shareOf(result);
  const rankText = (place: number | null, count: number) =>
    place === null ? say.noRank : fill(say.rankOf, { rank: place, count });
  return (
    <>
      <div className={styles.board}>
        <LazyMascot mood={rank !== null && rank <= 3 ? 'cheering' : 'hello'} size={128} />
        <dl className={styles.figures}>
          <Figure term={say.marks}>{fill(say.marksOf, { marks, outOf })}</Figure>
          <Figure term={say.answered}>{fill(say.marksOf, { marks: answered, outOf })}</Figure>
          <Figure term={say.time}>{fillMinutes(say.minutes, seconds)}</Figure>
          <Figure term={fill(say.rank, { number })}>{rankText(rank, rankedOf)}</Figure>
          <Figure term={fill(say.groupRank, { standards })}>
            {rankText(groupRank, result.groupRankedOf)}
          </Figure>
        </dl>
      </div>
      {share !== null && <p>{fill(say.share, { share, number })}</p>}
      {rank !== null && <p className={styles.note}>{say.prizesByGroup}</p>}
    </>
  );
}

/** A share of few says nothing, and a small one helps nobody. */
const MIN_OTHERS = 20;
const MIN_SHARE = 50;

/** Of every 100 others of the standard, how many this result is at least as good as; null: it is not shown. */
function shareOf({ rank, rankedOf }: CompetitionResult): number | null {
  const others = rankedOf - 1;
  if (rank === null || others < MIN_OTHERS) return null;
  const share = Math.floor((100 * (rankedOf - rank)) / others);
  return share < MIN_SHARE ? null : share;
}

/** Why there is no rank, and what was taken out of the marking. */
function Corrections({ result: { noRank, voided } }: Pick<ResultProps, 'result'>) {
  const say = texts.competitionResult;
  return (
    <>
      {noRank !== null && (
        <Callout
          title={fill(say.because[noRank.because], { reason: noRank.reason ?? '' })}
          isLive={false}
        >
          {noRank.because !== 'late' && <p>{say.objection}</p>}
        </Callout>
      )}
      {voided.length > 0 && (
        <Callout title={say.correctedTitle} isLive={false}>
          {voided.map(({ standard, number, reason }) => (
            <p key={number}>
              {fill(say.voided, { number, standard: standardNumber(standard), reason })}
            </p>
          ))}
        </Callout>
      )}
    </>
  );
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Certificate({ token }: { token: string }) {
  const [isBusy, setBusy] = useState(false);
  const { certificate, certificateName, callFailed } = texts.competitionResult;
  const handleClick = async () => {
    setBusy(true);
    try {
      const file = await callForFile<typeof getCertificate>(
        'POST',
        '/api/comp/result/certificate',
        { body: { token } },
      );
      saveFile(certificateName, file, 'application/pdf');
    } catch (error) {
      const message = error instanceof CallError ? withTime(error.message, error) : '';
      await showAlert(message || callFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <p>
      <Button iconBefore="download" isBusy={isBusy} onClick={() => void handleClick()}>
        {certificate}
      </Button>
    </p>
  );
}
