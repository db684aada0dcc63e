// The choice of easy or hard for a game (product §9.2).

import { Navigate, useSearchParams } from 'react-router';
import { type Difficulty, difficulties } from '#domain/quiz/bank.ts';
import {
  type GameName,
  type PairSource,
  readGameName,
  readPairSource,
} from '#domain/word-game/game-choice.ts';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Mascot } from '#web/ui/art/mascot.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { HowToPlay } from '#web/word-game/how-to-play.tsx';
import styles from './choice-cards.module.css';

const LOOKS = {
  easy: { tone: 'green', mood: 'hello' },
  hard: { tone: 'rani', mood: 'thinking' },
} as const;

const gamePath: Record<GameName, (g: { src: PairSource; difficulty: Difficulty }) => string> = {
  wordcard: paths.wordCard,
  dropit: paths.dropIt,
};

export function Component() {
  const [query] = useSearchParams();
  const game = readGameName(query.get('game'));
  const src = readPairSource(query.get('src'));
  if (game === null || src === null) return <Navigate to={paths.games} replace />;

  const { title, easyAges, hardAges, easyText, hardText, back, ...names } =
    texts.wordGame.difficulty;
  const words = { easy: [easyAges, easyText], hard: [hardAges, hardText] } as const;
  return (
    <Page
      title={title}
      lead={texts.wordGame.games.names[game][src]}
      actions={
        <div className={styles.action}>
          <HowToPlay game={game} src={src} />
        </div>
      }
    >
      <PageTitle of={title} />
      <div className={styles.cards}>
        {difficulties.map((difficulty) => (
          <Card
            key={difficulty}
            tone={LOOKS[difficulty].tone}
            titleLevel="h2"
            art={<Mascot mood={LOOKS[difficulty].mood} size={148} />}
            title={names[difficulty]}
            to={gamePath[game]({ src, difficulty })}
          >
            <p className={styles.words}>{words[difficulty][0]}</p>
            <p>{words[difficulty][1]}</p>
          </Card>
        ))}
      </div>
      <div>
        <ButtonLink to={paths.games} variant="secondary" iconBefore="arrow-left">
          {back}
        </ButtonLink>
      </div>
    </Page>
  );
}
