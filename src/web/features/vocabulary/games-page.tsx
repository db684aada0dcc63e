// The menu of the four word games (product §9.1).

import { type GameName, gameNames, pairSources } from '#domain/word-game/game-choice.ts';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Card, type WallTone } from '#web/ui/card/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Page } from '#web/ui/page/page.tsx';
import { HowToPlay } from '#web/word-game/how-to-play.tsx';
import { PairPicture } from '#web/word-game/pair-picture.tsx';
import { WonStreet } from '#web/word-game/won-street.tsx';
import styles from './choice-cards.module.css';

const TONES: Record<GameName, Record<'s' | 'a', WallTone>> = {
  wordcard: { s: 'blue', a: 'rani' },
  dropit: { s: 'green', a: 'terracotta' },
};

export function Component() {
  const { title, lead, names, texts: gameTexts } = texts.wordGame.games;
  return (
    <Page title={title} lead={lead}>
      <PageTitle of={title} />
      <div className={classNames(styles.cards, styles.games)}>
        {gameNames.flatMap((game) =>
          pairSources.map((src) => (
            <Card
              key={game + src}
              tone={TONES[game][src]}
              titleLevel="h2"
              art={<PairPicture game={game} src={src} />}
              title={names[game][src]}
              to={paths.gameDifficulty({ src, game })}
            >
              <p>{gameTexts[game][src]}</p>
              <div className={styles.help}>
                <HowToPlay game={game} src={src} />
              </div>
            </Card>
          )),
        )}
      </div>
      <WonStreet />
    </Page>
  );
}
