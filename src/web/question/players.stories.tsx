import type { ComponentType, ReactNode } from 'react';
import { shownOrder } from '#domain/quiz/shown-order.ts';
import { MatchPlayer } from './match-player.tsx';
import { OrderPlayer } from './order-player.tsx';
import { PassagePlayer } from './passage-player.tsx';
import type { PlayerProps } from './player.ts';
import type { ProducedQuestion } from './question.ts';
import { SortPlayer } from './sort-player.tsx';
import {
  matchSample,
  orderSample,
  passageSample,
  sortSample,
  typeSample,
} from './testing/produced-samples.ts';
import { TypePlayer } from './type-player.tsx';

const stay = () => undefined;

/** The question before the answer, playable in the story, and after a right and a wrong one. */
function storiesOf<Question extends ProducedQuestion, Given extends string | readonly number[]>(
  Player: ComponentType<PlayerProps<Question, Given>>,
  question: Question,
  answers: { right: NoInfer<Given>; wrong: NoInfer<Given> },
): [string, () => ReactNode][] {
  const story = (given: Given | null) => () => (
    <Player
      question={question}
      order={shownOrder(question, '')}
      given={given}
      onAnswer={stay}
      onDraft={stay}
    />
  );
  const { kind } = question;
  return [
    [`${kind}: to play`, story(null)],
    [`${kind}: right`, story(answers.right)],
    [`${kind}: not right`, story(answers.wrong)],
  ];
}

export const stories: Record<string, () => ReactNode> = Object.fromEntries([
  ...storiesOf(OrderPlayer, orderSample, { right: [0, 1, 2, 3], wrong: [0, 2, 1, 3] }),
  ...storiesOf(SortPlayer, sortSample, { right: [0, 0, 0, 1, 1], wrong: [1, 0, 0, 0, 1] }),
  ...storiesOf(MatchPlayer, matchSample, { right: [0, 1, 2, 3, 4], wrong: [1, 0, 2, 3, 4] }),
  ...storiesOf(TypePlayer, typeSample, { right: 'forgot', wrong: 'forgetted' }),
  ...storiesOf(PassagePlayer, passageSample, { right: [2, 0, 1, 2], wrong: [0, 0, 1, 1] }),
]);
