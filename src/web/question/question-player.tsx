// Shows a question in the player for its kind. Only the simplest kind is part of the page; the others load on demand.

import type { ComponentType } from 'react';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { texts } from '#web/platform/texts.ts';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { ChoicePlayer } from './choice-player.tsx';
import type { PlayerProps } from './player.ts';
import type { PlayedQuestion } from './question.ts';

/** A player only receives questions of its kind, and answers to them. */
function lazyPlayer(load: () => Promise<ComponentType<never>>) {
  return lazyPart(async () => (await load()) as ComponentType<PlayerProps>, {
    fallback: <LoadingPlayer />,
  });
}

const players = {
  drag: lazyPlayer(async () => (await import('./drag-player.tsx')).DragPlayer),
  edit: lazyPlayer(async () => (await import('./edit-player.tsx')).EditPlayer),
  listen: lazyPlayer(async () => (await import('./listen-player.tsx')).ListenPlayer),
  match: lazyPlayer(async () => (await import('./match-player.tsx')).MatchPlayer),
  order: lazyPlayer(async () => (await import('./order-player.tsx')).OrderPlayer),
  passage: lazyPlayer(async () => (await import('./passage-player.tsx')).PassagePlayer),
  rewrite: lazyPlayer(async () => (await import('./rewrite-player.tsx')).RewritePlayer),
  sort: lazyPlayer(async () => (await import('./sort-player.tsx')).SortPlayer),
  type: lazyPlayer(async () => (await import('./type-player.tsx')).TypePlayer),
};

/** Prefetches the players that these questions need. */
export function prefetchPlayers(questions: readonly PlayedQuestion[]): void {
  for (const kind of new Set(questions.map((question) => question.kind))) {
    if (kind !== 'choice') void players[kind].prefetch();
  }
}

/** Pass the question's id as `key` to reset the state between questions. */
export function QuestionPlayer(props: PlayerProps) {
  const { kind } = props.question;
  if (kind === 'choice') return <ChoicePlayer {...(props as PlayerProps<never, number>)} />;
  const Player = players[kind];
  return <Player {...props} />;
}

function LoadingPlayer() {
  return <LiveRegion message={texts.quiz.playing.loading} isVisible />;
}
