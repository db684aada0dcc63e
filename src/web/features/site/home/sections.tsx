import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { Mascot } from '#web/ui/art/mascot.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './home-page.module.css';

const { steps, kit, contest, parents, start, hero } = texts.site.home;

export function Steps() {
  return (
    <section className={styles.section} aria-labelledby="steps-title">
      <h2 id="steps-title">{steps.title}</h2>
      <ol className={styles.steps}>
        {steps.list.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What a membership includes, with the figures of product §6.2. */
export function Kit() {
  return (
    <section className={classNames(styles.band, styles.marigold)} aria-labelledby="kit-title">
      <div className={styles.bandContent}>
        <div className={styles.bandWords}>
          <h2 id="kit-title">{kit.title}</h2>
          <p className={styles.lead}>{kit.lead}</p>
          <Points points={kit.points} />
          <ButtonLink to={paths.member} variant="secondary">
            {kit.link}
          </ButtonLink>
        </div>
        <p className={styles.price}>{kit.price}</p>
      </div>
    </section>
  );
}

export function Contest() {
  return (
    <section className={classNames(styles.band, styles.rani)} aria-labelledby="contest-title">
      <div className={styles.bandContent}>
        <div className={styles.bandWords}>
          <h2 id="contest-title">{contest.title}</h2>
          <p className={styles.lead}>{contest.lead}</p>
          <Points points={contest.points} />
          <ButtonLink to={paths.competition} variant="secondary">
            {contest.link}
          </ButtonLink>
        </div>
        <div className={styles.bandArt}>
          <Mascot mood="cheering" size={240} />
        </div>
      </div>
    </section>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point} className={styles.point}>
          <Icon name="check" />
          {point}
        </li>
      ))}
    </ul>
  );
}

export function ForParents() {
  return (
    <Card
      element="section"
      art={<Mascot mood="sleeping" size={150} />}
      title={parents.title}
      titleLevel="h2"
    >
      <p>{parents.text}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.privacy} variant="secondary">
          {parents.link}
        </ButtonLink>
      </div>
    </Card>
  );
}

export function StartNow() {
  return (
    <Card
      element="section"
      tone="blue"
      art={<Mascot mood="hello" size={150} />}
      title={start.title}
      titleLevel="h2"
    >
      <p>{start.text}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.quizFirst} iconAfter="arrow-right">
          {start.link}
        </ButtonLink>
        <ButtonLink to={paths.signup()} variant="secondary">
          {hero.signup}
        </ButtonLink>
      </div>
    </Card>
  );
}
