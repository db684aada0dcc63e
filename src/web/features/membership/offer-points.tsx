import { fill } from '#messages/fill.ts';
import type { Offer } from '#web/offer/get-membership.ts';
import { showCount } from '#web/offer/show-count.ts';
import { texts } from '#web/platform/texts.ts';
import { QuizArt, VocabularyArt, WorksheetArt } from '#web/ui/art/feature-art.tsx';
import styles from './member-page.module.css';

/** Three points, with figures counted from the actual content (product §6.2). */
export function OfferPoints({ figures }: { figures: Offer['figures'] }) {
  const { points, promised } = texts.membership;
  const count = {
    worksheets: promised.worksheets || showCount(figures.worksheets),
    questions: promised.questions || showCount(figures.questions),
    games: promised.games || showCount(figures.games),
    topics: showCount(figures.topics),
    levels: showCount(figures.levels),
  };
  const hasWorksheets = promised.worksheets !== '' || figures.worksheets > 0;
  const list = [
    { Art: WorksheetArt, text: hasWorksheets ? points.worksheets : points.topics },
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
