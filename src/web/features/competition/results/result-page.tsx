// A child's result, opened by the link of a message (product §11.10). Its token follows the `#`, which browsers send to
// nobody.

import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLocation } from 'react-router';
import { useLanguage } from '#web/language/language.ts';
import { PhoneLanguageSwitch } from '#web/language/language-switch.tsx';
import { LazyMascot } from '#web/lazy-part/lazy-mascot.tsx';
import { CallError } from '#web/platform/api.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { readToken, resultQuery } from './get-result.ts';
import { Result } from './result.tsx';

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
  const lang = useLanguage();
  const { title, loading, failed, tryAgain } = texts.competitionResult;
  if (result !== undefined) return <Result token={token} result={result} />;
  if (error instanceof CallError && error.refusal === 'NotFoundError') return <NoResult />;
  return (
    <Page lang={lang} title={title} actions={<PhoneLanguageSwitch />}>
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
  const lang = useLanguage();
  const { title, unknown, unknownText } = texts.competitionResult;
  return (
    <Page lang={lang} title={title} actions={<PhoneLanguageSwitch />}>
      <PageTitle of={title} />
      <EmptyState art={<LazyMascot mood="oops" size={128} />} title={unknown}>
        {unknownText}
      </EmptyState>
    </Page>
  );
}
