// The home page of signed-in children (product §3.4): the next level, today's word and one game.

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { decideAccess } from '#domain/membership/access.ts';
import type { Category } from '#domain/quiz/bank.ts';
import { starsByLevel } from '#domain/quiz/level-results.ts';
import { levelToGoOn } from '#domain/quiz/topic-levels.ts';
import { gameOfTheDay } from '#domain/word-game/game-choice.ts';
import { fill } from '#messages/fill.ts';
import { useQuizResults } from '#web/features/quiz/quiz-results.ts';
import { useCategory } from '#web/features/quiz/topics/category.ts';
import { topicsQuery } from '#web/features/quiz/topics/get-topics.ts';
import { lockedLink } from '#web/features/session/locked.ts';
import { useViewer } from '#web/features/session/viewer.ts';
import { wordsQuery } from '#web/features/vocabulary/get-words.ts';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Mascot } from '#web/ui/art/mascot.tsx';
import { GamesArt, WordOfTheDayArt } from '#web/ui/art/vocabulary-art.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import styles from './next-steps.module.css';

export function NextSteps({ childsName }: { childsName: string }) {
  const category = useCategory();
  const { title, lead, member } = texts.goOn;
  return (
    <Page title={fill(title, { name: childsName })} lead={lead} width="wide">
      <PageTitle of={texts.site.home.documentTitle} />
      <div className={styles.cards}>
        <div className={styles.level}>
          {category === null ? <ChooseStandard /> : <NextLevel category={category} />}
        </div>
        <TodaysWord />
        <TodaysGame />
      </div>
      {useViewer().kind === 'user' && (
        <div>
          <ButtonLink to={paths.pay} variant="secondary" iconBefore="star">
            {member}
          </ButtonLink>
        </div>
      )}
    </Page>
  );
}

function ChooseStandard() {
  const { quiz, standard } = texts.goOn;
  return (
    <QuizCard title={quiz}>
      <div className={styles.actions}>
        <ButtonLink to={paths.quizStandard} size="large" iconAfter="arrow-right">
          {standard}
        </ButtonLink>
      </div>
    </QuizCard>
  );
}

function NextLevel({ category }: { category: Category }) {
  const { quiz, play, level, allDone, allFreeDone, topics: topicsText, more } = texts.goOn;
  const viewer = useViewer();
  const best = starsByLevel(useQuizResults());
  const { data: topics, isError } = useQuery(topicsQuery(category));
  if (topics === undefined && !isError) return <Skeleton height="16rem" />;
  const open = (topics ?? []).filter(({ attributes }) => decideAccess(viewer, attributes).ok);
  const next = levelToGoOn(open, best);
  if (next !== null) {
    const { topic, place } = next;
    const { playing } = texts.quiz;
    return (
      <QuizCard
        title={fill(playing.title, {
          topic: topic.attributes.topic,
          difficulty: playing.difficulty[place.difficulty],
          number: place.number,
        })}
      >
        <p>{level}</p>
        <div className={styles.actions}>
          <ButtonLink
            to={paths.quizPlaying({ lvlid: place.id, topid: topic.id })}
            size="large"
            iconBefore="play"
          >
            {play}
          </ButtonLink>
        </div>
      </QuizCard>
    );
  }
  const hasLocked = viewer.kind !== 'member' && open.length > 0;
  return (
    <QuizCard title={quiz}>
      {open.length > 0 && <p>{hasLocked ? allFreeDone : allDone}</p>}
      <div className={styles.actions}>
        {hasLocked && (
          <ButtonLink {...lockedLink('membership', paths.quizTopics())} iconBefore="lock">
            {more}
          </ButtonLink>
        )}
        <ButtonLink to={paths.quizTopics()} variant={hasLocked ? 'secondary' : 'primary'}>
          {topicsText}
        </ButtonLink>
      </div>
    </QuizCard>
  );
}

function QuizCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card element="section" tone="marigold" title={title} titleLevel="h2">
      <div className={styles.quiz}>
        <div className={styles.words}>{children}</div>
        <Mascot mood="cheering" size={112} />
      </div>
    </Card>
  );
}

function TodaysWord() {
  const { word: title, wordFailed } = texts.goOn;
  const { data: words, isError } = useQuery(wordsQuery());
  const today = words?.[0];
  return (
    <Card
      tone="blue"
      to={paths.wordOfTheDay}
      art={<WordOfTheDayArt size={150} />}
      title={today === undefined ? title : `${title}: ${today.word}`}
      titleLevel="h2"
    >
      {today !== undefined && <p>{today.meaning}</p>}
      {today === undefined && (isError ? <p>{wordFailed}</p> : <Skeleton height="1.5rem" />)}
    </Card>
  );
}

function TodaysGame() {
  // Today's word knows the date in India. Without it, any game will do.
  const { data: words, isError } = useQuery(wordsQuery());
  if (words === undefined && !isError) return <Skeleton height="12rem" />;
  const { game, src } = gameOfTheDay(words?.[0]?.date ?? '');
  const { names, texts: about } = texts.wordGame.games;
  return (
    <Card
      tone="green"
      to={paths.gameDifficulty({ src, game })}
      art={<GamesArt size={150} />}
      title={names[game][src]}
      titleLevel="h2"
    >
      <p>{about[game][src]}</p>
    </Card>
  );
}
