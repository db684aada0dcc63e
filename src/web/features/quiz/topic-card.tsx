// One topic: the front is an invitation to play, the back has the levels, Easy and Hard (product §7.3).

import { useEffect, useRef, useState } from 'react';
import type { TopicRecord } from '#contract/quiz.ts';
import { decideAccess, type Viewer } from '#domain/membership/access.ts';
import { type Difficulty, difficulties } from '#domain/quiz/bank.ts';
import { type BestStars, sumStars } from '#domain/quiz/level-results.ts';
import { type LevelPlace, levelPlaces } from '#domain/quiz/topic-levels.ts';
import { fill } from '#messages/fill.ts';
import { lockedLink } from '#web/features/session/locked.ts';
import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { TopicArt } from '#web/ui/art/topic-art.tsx';
import { Badge } from '#web/ui/badge/badge.tsx';
import { Button, IconButton } from '#web/ui/button/button.tsx';
import { Card, type WallTone } from '#web/ui/card/card.tsx';
import { FlipCard } from '#web/ui/flip-card/flip-card.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { LevelButton } from '#web/ui/level-button/level-button.tsx';
import styles from './topic-card.module.css';

const TONES: readonly WallTone[] = ['marigold', 'blue', 'green', 'rani', 'terracotta'];

interface TopicCardProps {
  topic: TopicRecord;
  /** Position on the page, from 0. */
  index: number;
  best: BestStars;
  viewer: Viewer;
  /** The room's code, or null in practice. */
  code: string | null;
}

export function TopicCard(props: TopicCardProps) {
  const { topic, index, best } = props;
  const [isFlipped, setFlipped] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  const tone = TONES[index % TONES.length] ?? 'marigold';

  const handleFlip = (isNowFlipped: boolean) => {
    setFlipped(isNowFlipped);
    shouldMoveFocus.current = true;
  };
  // The button that flipped the card is now on its hidden face, so the focus moves to the visible one.
  const shouldMoveFocus = useRef(false);
  useEffect(() => {
    if (!shouldMoveFocus.current) return;
    shouldMoveFocus.current = false;
    const selector = isFlipped ? 'h3' : 'button';
    const face = card.current?.querySelector('[data-hidden="false"]');
    face?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, [isFlipped]);

  const { topic: name, levels, isFree } = topic.attributes;
  const badge = isFree ? <Badge tone="free">{texts.quiz.topics.free}</Badge> : undefined;
  const { earned, outOf } = sumStars(best, levels);
  return (
    <li ref={card} className={styles.topic}>
      <FlipCard
        isFlipped={isFlipped}
        front={
          <Card
            tone={tone}
            element="div"
            badge={badge}
            art={<TopicArt topic={name} turn={index} />}
            title={name}
            titleLevel="h2"
          >
            <p className={styles.stars}>
              <Icon name={earned > 0 ? 'star' : 'star-empty'} size={22} />
              {fill(texts.quiz.topics.starSum, { earned, outOf })}
            </p>
            <div className={styles.play}>
              <Button
                isWide
                iconBefore="play"
                aria-label={fill(texts.quiz.topics.playTopic, { topic: name })}
                aria-expanded={isFlipped}
                onClick={() => handleFlip(true)}
              >
                {texts.quiz.topics.playNow}
              </Button>
            </div>
          </Card>
        }
        back={
          <Card element="div">
            <div className={styles.backHead}>
              <h3 tabIndex={-1}>{name}</h3>
              <IconButton
                icon="arrow-left"
                label={fill(texts.quiz.topics.turnTopicBack, { topic: name })}
                onClick={() => handleFlip(false)}
              />
            </div>
            {difficulties.map((difficulty) => (
              <LevelGroup key={difficulty} difficulty={difficulty} {...props} />
            ))}
          </Card>
        }
      />
    </li>
  );
}

function LevelGroup(props: TopicCardProps & { difficulty: Difficulty }) {
  const { topic, difficulty } = props;
  const places = levelPlaces(topic.attributes).filter((place) => place.difficulty === difficulty);
  return (
    <div className={styles.group}>
      <p className={styles.groupName} data-difficulty={difficulty} aria-hidden="true">
        {texts.quiz.topics[difficulty]}
      </p>
      <ul className={styles.levels} aria-label={texts.quiz.topics[difficulty]}>
        {places.map((place) => (
          <li key={place.id}>
            <TopicLevel place={place} {...props} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function TopicLevel({ place, topic, best, viewer, code }: TopicCardProps & { place: LevelPlace }) {
  const access = decideAccess(viewer, topic.attributes);
  const stars = best[place.id];
  const { level, levelDone, levelLocked } = texts.quiz.topics;
  const ids = { lvlid: place.id, topid: topic.id };
  const openPath = code === null ? paths.quizPlaying(ids) : paths.quizWaiting({ code, ...ids });
  const state = !access.ok ? 'locked' : stars === undefined ? 'open' : 'done';
  const label = { locked: levelLocked, open: level, done: levelDone }[state];
  return (
    <LevelButton
      number={place.number}
      tone={place.difficulty}
      state={state}
      stars={stars ?? 0}
      label={fill(label, {
        topic: topic.attributes.topic,
        difficulty: texts.quiz.topics[place.difficulty],
        number: place.number,
        stars: stars ?? 0,
      })}
      {...(access.ok ? { to: openPath } : lockedLink(access.reason, openPath))}
    />
  );
}
