import type { ComponentType, ReactNode } from 'react';
import { shownOrder } from '#domain/quiz/shown-order.ts';
import { EditPlayer } from './edit-player.tsx';
import { ListenPlayer } from './listen-player.tsx';
import { MatchPlayer } from './match-player.tsx';
import { OrderPlayer } from './order-player.tsx';
import { PassagePlayer } from './passage-player.tsx';
import type { PlayerProps } from './player.ts';
import type { ProducedQuestion } from './question.ts';
import { RewritePlayer } from './rewrite-player.tsx';
import { SortPlayer } from './sort-player.tsx';
import {
  editSample,
  listenSample,
  matchSample,
  orderSample,
  passageSample,
  rewriteSample,
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
  ...storiesOf(RewritePlayer, rewriteSample, {
    right: 'The roses are watered every evening.',
    wrong: 'The roses is watering by Anu every evening.',
  }),
  ...storiesOf(ListenPlayer, listenSample, {
    right: 'Two mice ran under the wooden bed.',
    wrong: 'Two mouses ran under the woden bed.',
  }),
  ...storiesOf(EditPlayer, editSample, {
    right: '3 children\n6 geese\n11 sent',
    wrong: '0 Deer\n3 childrens\n6 geese',
  }),
  ...storiesOf(PassagePlayer, passageSample, { right: [2, 0, 1, 2], wrong: [0, 0, 1, 1] }),
]);
