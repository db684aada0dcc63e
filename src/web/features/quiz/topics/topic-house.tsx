import { decideAccess } from '#domain/membership/access.ts';
import { difficulties } from '#domain/quiz/bank.ts';
import { sumStars } from '#domain/quiz/level-results.ts';
import { levelPlaces } from '#domain/quiz/topic-levels.ts';
import { fill } from '#messages/fill.ts';
import { LazyMascot } from '#web/lazy-part/lazy-mascot.tsx';
import { texts } from '#web/platform/texts.ts';
import { Badge } from '#web/ui/badge/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { DisplayedTopic } from './displayed-topic.ts';
import { LazyHouseFoot, LazyHouseTop } from './lazy-house.tsx';
import styles from './topic-house.module.css';

interface TopicHouseProps extends DisplayedTopic {
  isFlipped: boolean;
  onFlip: () => void;
}

/** A window for each level, a lit pane for each star; the hard levels are upstairs. */
export function TopicHouse({
  topic,
  index,
  best,
  viewer,
  skills,
  isNext,
  isFlipped,
  onFlip,
}: TopicHouseProps) {
  const { topic: name, levels, isFree } = topic.attributes;
  const isOpen = decideAccess(viewer, topic.attributes).ok;
  const { earned, outOf } = sumStars(best, levels);
  const places = levelPlaces(topic.attributes);
  const floors = difficulties
    .map((difficulty) => places.filter((place) => place.difficulty === difficulty))
    .map((floor) => floor.map(({ id }) => best[id] ?? 0))
    .toReversed();
  const look = { turn: index, isOpen, floors, isFestive: isNext };
  const { playNow, playTopic, starSum, free, calling } = texts.quizPages.topics;
  return (
    <div className={styles.house}>
      {isNext && (
        <div className={styles.caller}>
          <p className={styles.call}>{calling}</p>
          <div className={styles.gilli}>
            <LazyMascot mood="hello" />
          </div>
        </div>
      )}
      {isFree && (
        <div className={styles.badge}>
          <Badge tone="free">{free}</Badge>
        </div>
      )}
      <LazyHouseTop {...look} />
      <div className={styles.sign}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.stars}>
          <Icon name={isOpen ? 'star' : 'lock'} size={16} />
          {fill(starSum, { earned, outOf })}
        </p>
        {skills && <p className={styles.skills}>{fill(texts.path.solid, skills)}</p>}
      </div>
      <LazyHouseFoot {...look} />
      <button
        type="button"
        className={classNames(styles.play, isNext && styles.next)}
        aria-label={fill(playTopic, { topic: name })}
        aria-expanded={isFlipped}
        onClick={onFlip}
      >
        <span className={styles.plate}>{playNow}</span>
      </button>
    </div>
  );
}
