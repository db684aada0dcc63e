import { LazyMascot } from '#web/lazy-part/lazy-mascot.tsx';
import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { PRICE_ID } from './price-card.tsx';
import styles from './trial-offer.module.css';

/** The end of the page: a free trial, and a link back to the price. */
export function TrialOffer({ hasPrice }: { hasPrice: boolean }) {
  const { title, text, tryFree, toPrice } = texts.membership.unsure;
  return (
    <section aria-labelledby="member-unsure" className={styles.part}>
      <div className={styles.art}>
        <LazyMascot mood="thinking" size={112} />
      </div>
      <div className={styles.words}>
        <h2 id="member-unsure">{title}</h2>
        <p>{text}</p>
        <div className={styles.actions}>
          <ButtonLink to={paths.quiz} variant="secondary" iconBefore="play">
            {tryFree}
          </ButtonLink>
          {hasPrice && (
            <ButtonLink to={`#${PRICE_ID}`} variant="quiet">
              {toPrice}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
