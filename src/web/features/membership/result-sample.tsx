import { texts } from '#web/platform/texts.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Stars } from '#web/ui/stars/stars.tsx';
import styles from './result-sample.module.css';

/** A marked answer and a result, as the quiz shows them. */
export function ResultSample() {
  const t = texts.membership.sample;
  return (
    <section aria-labelledby="member-sample" className={styles.part}>
      <div className={styles.words}>
        <h2 id="member-sample">{t.title}</h2>
        <p>{t.lead}</p>
      </div>
      <figure className={styles.sample}>
        <figcaption className={styles.label}>{t.label}</figcaption>
        <p className={styles.question} lang="en-IN">
          {t.question}
        </p>
        <ul className={styles.answers}>
          <li className={styles.answer} data-right={false}>
            <p className={styles.choice}>
              <span lang="en-IN">{t.chosen}</span>
              <span className={styles.mark}>
                <Icon name="cross" size={20} />
                {t.not}
              </span>
            </p>
            <p className={styles.reason} lang="en-IN">
              {t.whyNot}
            </p>
          </li>
          <li className={styles.answer} data-right={true}>
            <p className={styles.choice}>
              <span lang="en-IN">{t.answer}</span>
              <span className={styles.mark}>
                <Icon name="check" size={20} />
                {t.right}
              </span>
            </p>
            <p className={styles.reason} lang="en-IN">
              {t.why}
            </p>
          </li>
        </ul>
        <p className={styles.result}>
          <Stars earned={2} label={t.stars} size={32} />
          <strong>{t.marks}</strong>
        </p>
      </figure>
    </section>
  );
}
