// The words of the last seven days (product §8.2). Loading ends on success and on failure; a failure can be retried.

import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { ensureQuery } from '#web/platform/page-data.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Mascot } from '#web/ui/art/mascot.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { wordsQuery } from './get-words.ts';
import { WordSlider } from './word-slider.tsx';

export const loader = (args: LoaderFunctionArgs) => ensureQuery(args, wordsQuery());

export function Component() {
  const { title, lead } = texts.vocabulary.word;
  return (
    <Page title={title} lead={lead}>
      <PageTitle of={title} />
      <Words />
    </Page>
  );
}

function Words() {
  const { data: words, isPending, isFetching, refetch } = useQuery(wordsQuery());
  const { loading, emptyTitle, empty, tryAgain } = texts.vocabulary.word;
  if (isPending) {
    return (
      <>
        <LiveRegion message={loading} />
        <Skeleton height="24rem" />
      </>
    );
  }
  if (words === undefined || words.length === 0) {
    return (
      <EmptyState
        art={<Mascot mood="oops" size={180} />}
        title={emptyTitle}
        action={
          <Button iconBefore="refresh" isBusy={isFetching} onClick={() => refetch()}>
            {tryAgain}
          </Button>
        }
      >
        {empty}
      </EmptyState>
    );
  }
  return <WordSlider words={words} />;
}
