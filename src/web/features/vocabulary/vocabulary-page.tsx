import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { GamesArt, WordOfTheDayArt } from '#web/ui/art/vocabulary-art.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Page } from '#web/ui/page/page.tsx';
import styles from './choice-cards.module.css';

/** Links to the word of the day and to the games (product §8.1). */
export function Component() {
  const { title, lead, word, wordText, games, gamesText } = texts.vocabulary.landing;
  return (
    <Page title={title} lead={lead}>
      <PageTitle of={title} />
      <div className={styles.cards}>
        <Card
          tone="marigold"
          titleLevel="h2"
          art={<WordOfTheDayArt size={200} />}
          title={word}
          to={paths.wordOfTheDay}
        >
          <p>{wordText}</p>
        </Card>
        <Card
          tone="blue"
          titleLevel="h2"
          art={<GamesArt size={200} />}
          title={games}
          to={paths.games}
        >
          <p>{gamesText}</p>
        </Card>
      </div>
    </Page>
  );
}
