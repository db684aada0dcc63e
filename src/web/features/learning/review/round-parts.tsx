// The page of a round without questions: while it loads, when it fails, and when there is nothing to ask.

import type { ReactNode } from 'react';
import { LazyMascot } from '#web/lazy-part/lazy-mascot.tsx';
import { PageTitle } from '#web/platform/page-title.tsx';
import type { MascotMood } from '#web/ui/art/mascot.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';

export interface RoundTexts {
  readonly title: string;
  readonly loading: string;
  readonly failedTitle: string;
  readonly failed: string;
  readonly tryAgain: string;
  readonly toQuiz: string;
  readonly done: {
    readonly title: string;
    readonly marks: string;
    readonly says: string;
    readonly more: string;
  };
}

/** What a page needs that only loads, or fails. */
type LoadingTexts = Omit<RoundTexts, 'done' | 'toQuiz'>;

export function RoundLoading({ texts }: { texts: LoadingTexts }) {
  return (
    <RoundPage title={texts.title}>
      <LiveRegion message={texts.loading} />
      <Skeleton height="24rem" />
    </RoundPage>
  );
}

interface RoundFailedProps {
  texts: LoadingTexts;
  isBusy: boolean;
  onRetry: () => void;
}

export function RoundFailed({ texts, isBusy, onRetry }: RoundFailedProps) {
  const { title, failedTitle, failed, tryAgain } = texts;
  const action = (
    <Button iconBefore="refresh" isBusy={isBusy} onClick={onRetry}>
      {tryAgain}
    </Button>
  );
  return (
    <RoundPage title={title}>
      <GilliTells mood="oops" title={failedTitle} text={failed} action={action} />
    </RoundPage>
  );
}

export function RoundPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title}>
      <PageTitle of={title} />
      {children}
    </Page>
  );
}

interface GilliTellsProps {
  mood: MascotMood;
  title: string;
  text: string;
  action: ReactNode;
}

export function GilliTells({ mood, title, text, action }: GilliTellsProps) {
  return (
    <EmptyState art={<LazyMascot mood={mood} size={180} />} title={title} action={action}>
      {text}
    </EmptyState>
  );
}
