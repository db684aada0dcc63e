// Shows a question in the player for its kind. Only the simplest kind comes with the page; the others are loaded on
// demand.

import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { codeQuery, LazyPart } from '#web/lazy-part/lazy-part.tsx';
import { texts } from '#web/platform/texts.ts';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { ChoicePlayer } from './choice-player.tsx';
import type { PlayerProps } from './player.ts';
import type { PlayedQuestion } from './question.ts';

/** A player is only given questions of its kind, with answers to them. */
function lazyPlayer(kind: PlayedQuestion['kind'], load: () => Promise<ComponentType<never>>) {
  return codeQuery(`${kind}-player`, async () => ({
    Component: (await load()) as ComponentType<PlayerProps>,
  }));
}

const players = {
  drag: lazyPlayer('drag', async () => (await import('./drag-player.tsx')).DragPlayer),
  match: lazyPlayer('match', async () => (await import('./match-player.tsx')).MatchPlayer),
  order: lazyPlayer('order', async () => (await import('./order-player.tsx')).OrderPlayer),
  passage: lazyPlayer('passage', async () => (await import('./passage-player.tsx')).PassagePlayer),
  sort: lazyPlayer('sort', async () => (await import('./sort-player.tsx')).SortPlayer),
  type: lazyPlayer('type', async () => (await import('./type-player.tsx')).TypePlayer),
};

/** Prefetches the players that these questions need. */
export function prefetchPlayers(client: QueryClient, questions: readonly PlayedQuestion[]): void {
  for (const kind of new Set(questions.map((question) => question.kind))) {
    // A failure only matters once the player is shown, and is handled there.
    if (kind !== 'choice') client.query(players[kind]).catch(() => undefined);
  }
}

/** Pass the question's id as `key`, so that no state of the previous question remains. */
export function QuestionPlayer(props: PlayerProps) {
  const { kind } = props.question;
  if (kind === 'choice') return <ChoicePlayer {...(props as PlayerProps<never, number>)} />;
  return (
    <LazyPart
      code={players[kind]}
      props={props}
      whileLoading={<LiveRegion message={texts.quiz.playing.loading} isVisible />}
    />
  );
}
