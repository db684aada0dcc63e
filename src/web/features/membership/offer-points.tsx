import { fill } from '#messages/fill.ts';
import type { Offer } from '#web/offer/get-membership.ts';
import { showCount } from '#web/offer/show-count.ts';
import { texts } from '#web/platform/texts.ts';
import { QuizArt, VocabularyArt, WorksheetArt } from '#web/ui/art/feature-art.tsx';
import styles from './member-page.module.css';

/** Three points, with the figures that every page promises (product §1.3). */
export function OfferPoints({ figures }: { figures: Offer['figures'] }) {
  const { points, promised } = texts.membership;
  const count = {
    ...promised,
    topics: showCount(figures.topics),
    levels: showCount(figures.levels),
  };
  const list = [
    { Art: WorksheetArt, text: figures.worksheets > 0 ? points.worksheets : points.topics },
    { Art: QuizArt, text: points.questions },
    { Art: VocabularyArt, text: points.games },
  ];
  return (
    <section aria-labelledby="member-points" className={styles.pointsPart}>
      <h2 id="member-points">{points.title}</h2>
      <ul className={styles.points}>
        {list.map(({ Art, text }) => (
          <li key={text} className={styles.point}>
            <span>
              <Art />
            </span>
            <span>{fill(text, count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
