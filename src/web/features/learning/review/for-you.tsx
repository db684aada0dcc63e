// Offers for a child (product §7.1, §7.13, §7.15): continue an unfinished level, the next best skill, what is due, and a
// level of its own choice. A new child is asked where to start, and may skip that.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fill } from '#messages/fill.ts';
import { latestRun } from '#web/features/quiz/play/unfinished-run.ts';
import { paths } from '#web/paths.ts';
import { account } from '#web/platform/account.ts';
import { texts } from '#web/platform/texts.ts';
import { Icon, type IconProps } from '#web/ui/icon/icon.tsx';
import { Link } from '#web/ui/link/link.tsx';
import { pathQuery } from '../path/get-path.ts';
import styles from './for-you.module.css';
import { reviewQuery } from './get-review.ts';

interface Offer {
  readonly icon: IconProps['name'];
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

export function ForYou() {
  const offers = useOffers();
  if (offers.length === 0) return null;
  return (
    <nav className={styles.part} aria-label={texts.practice.landing.title}>
      <ul className={styles.offers}>
        {offers.map(({ icon, to, title, text }) => (
          <li key={to} className={styles.offer}>
            <Icon name={icon} />
            <div>
              <Link to={to} className={styles.link}>
                {title}
              </Link>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useOffers(): Offer[] {
  const { goOn, goOnText, due, dueText } = texts.practice.landing;
  const { start, startText, next, nextText, choose, chooseText } = texts.path.landing;
  const { difficulty: difficulties } = texts.quiz.playing;
  const owner = account.id.use();
  const { data: review } = useQuery(reviewQuery(owner));
  const { data: path } = useQuery(pathQuery(owner));
  const [run] = useState(latestRun);
  const level = review?.nextLevel ?? null;
  const offers: (Offer | false)[] = [
    run !== null && {
      icon: 'arrow-right',
      to: paths.quizPlaying({ lvlid: run.levelId, topid: run.topicId }),
      title: goOn,
      text: fill(goOnText, {
        topic: run.topic,
        difficulty: difficulties[run.difficulty],
        number: run.number,
        question: run.position + 1,
        total: run.length,
      }),
    },
    path?.topics.length === 0 && {
      icon: 'arrow-right',
      to: paths.quizStart,
      title: start,
      text: startText,
    },
    path !== undefined &&
      path.topics.length > 0 &&
      path.next !== null && {
        icon: 'star',
        to: paths.quizPath,
        title: next,
        text: fill(nextText, path.next),
      },
    review !== undefined &&
      review.questions.length > 0 && {
        icon: 'refresh',
        to: paths.quizReview,
        title: due,
        text: dueText,
      },
    level !== null &&
      path?.topics.length !== 0 && {
        icon: 'menu',
        to: paths.quizTopics(),
        title: choose,
        text: fill(chooseText, { ...level, difficulty: difficulties[level.difficulty] }),
      },
  ];
  return offers.filter((offer) => offer !== false);
}
