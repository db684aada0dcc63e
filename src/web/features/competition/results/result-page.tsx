// A child's result, opened by the link of a message (product §11.10). Its token follows the `#`, which browsers send to
// nobody.

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type LoaderFunctionArgs, useLocation } from 'react-router';
import type { CompetitionResult, getCertificate } from '#contract/competition-results.ts';
import { standardNumber } from '#domain/account/standard.ts';
import { fill } from '#messages/fill.ts';
import { showAlert } from '#web/dialogs/dialogs.ts';
import { withTime } from '#web/form/refusal.ts';
import { LazyMascot } from '#web/lazy-part/lazy-mascot.tsx';
import { CallError } from '#web/platform/api.ts';
import { callForFile } from '#web/platform/call-for-file.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { saveFile } from '#web/platform/save-file.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { SolvedQuestion } from '../papers/paper-question.tsx';
import { fillMinutes, showPaperDate } from '../show-time.ts';
import { readToken, resultQuery } from './get-result.ts';
import { NameSwitch } from './name-switch.tsx';
import styles from './result-page.module.css';

/** The router hides the part after the `#` from its loaders. */
export function loader(args: LoaderFunctionArgs) {
  const token = readToken(window.location.hash);
  return token === null ? null : ensureQuery(args, resultQuery(token));
}

export function Component() {
  const token = readToken(useLocation().hash);
  return (
    <>
      <meta name="robots" content="noindex" />
      {token === null ? <NoResult /> : <Opened token={token} />}
    </>
  );
}

function Opened({ token }: { token: string }) {
  const { data: result, error, isFetching, refetch } = useQuery(resultQuery(token));
  const { title, loading, failed, tryAgain } = texts.competitionPapers.result;
  if (result !== undefined) return <Result token={token} result={result} />;
  if (error instanceof CallError && error.refusal === 'NotFoundError') return <NoResult />;
  return (
    <Page title={title}>
      <PageTitle of={title} />
      {error === null ? (
        <LiveRegion message={loading} isVisible />
      ) : (
        <Callout tone="danger" title={failed}>
          <Button isBusy={isFetching} onClick={() => refetch()}>
            {tryAgain}
          </Button>
        </Callout>
      )}
    </Page>
  );
}

function NoResult() {
  const { title, unknown, unknownText } = texts.competitionPapers.result;
  return (
    <Page title={title}>
      <PageTitle of={title} />
      <EmptyState art={<LazyMascot mood="oops" size={128} />} title={unknown}>
        {unknownText}
      </EmptyState>
    </Page>
  );
}

function Result({ token, result }: { token: string; result: CompetitionResult }) {
  const say = texts.competitionPapers.result;
  const number = standardNumber(result.standard);
  const { marks, outOf, seconds, rank, rankedOf, prize, isLate } = result;
  const title = fill(say.titleOf, { name: result.childsName });
  return (
    <Page title={title} lead={fill(say.lead, { date: showPaperDate(result.date), number })}>
      {/* Without the name: titles stay in the browser's history. */}
      <PageTitle of={say.title} />
      <div className={styles.board}>
        <LazyMascot mood={rank !== null && rank <= 3 ? 'cheering' : 'hello'} size={128} />
        <dl className={styles.figures}>
          <Figure term={say.marks}>{fill(say.marksOf, { marks, outOf })}</Figure>
          <Figure term={say.time}>{fillMinutes(say.minutes, seconds)}</Figure>
          <Figure term={fill(say.rank, { number })}>
            {rank === null ? say.noRank : fill(say.rankOf, { rank, count: rankedOf })}
          </Figure>
        </dl>
      </div>
      {prize !== null && (
        <Callout tone="success" title={fill(say.prize, { prize })} isLive={false} />
      )}
      {isLate && <Callout title={say.late} isLive={false} />}
      <Certificate token={token} />
      <NameSwitch token={token} isInitiallyShown={result.isNameShown} />
      <section className={styles.answers} aria-labelledby="answers">
        <h2 id="answers">{say.answers}</h2>
        <ol className={styles.questions}>
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
  const { certificate, certificateName, callFailed } = texts.competitionPapers.result;
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
