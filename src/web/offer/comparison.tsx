import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './comparison.module.css';
import type { Offer } from './get-membership.ts';
import { showCount } from './show-count.ts';

interface Row {
  readonly what: string;
  readonly free: string;
  readonly member: string;
}

/** What is free and what a membership adds (product §5.2). */
export function Comparison({ figures }: { figures: Offer['figures'] }) {
  const { title, lead, what, free, member } = texts.membership.comparison;
  return (
    <section aria-labelledby="member-comparison" className={styles.part}>
      <div className={styles.head}>
        <h2 id="member-comparison">{title}</h2>
        <p>{lead}</p>
      </div>
      <table className={styles.table} aria-labelledby="member-comparison">
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{free}</th>
            <th scope="col">{member}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(figures).map((row) => (
            <tr key={row.what}>
              <th scope="row">{row.what}</th>
              <td>{row.free}</td>
              <td>
                <span className={styles.cell}>
                  <span className={styles.tick} data-more={row.free !== row.member}>
                    <Icon name="check" size={18} />
                  </span>
                  {row.member}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function rowsOf(figures: Offer['figures']): Row[] {
  const t = texts.membership.comparison;
  const topics = showCount(figures.topics);
  const levels = showCount(figures.levels);
  const worksheets = showCount(figures.worksheets);
  return [
    {
      what: t.quizzes,
      free: t.quizzesFree,
      member: fill(t.quizzesMember, { topics, levels }),
    },
    ...(figures.worksheets === 0
      ? []
      : [
          {
            what: t.worksheets,
            free: t.worksheetsFree,
            member: fill(t.worksheetsMember, { worksheets }),
          },
          { what: t.zip, free: t.worksheetsFree, member: t.yes },
          { what: t.maker, free: t.worksheetsFree, member: t.yes },
        ]),
    { what: t.cards, free: t.cardsFree, member: t.cardsMember },
    { what: t.matching, free: t.all, member: t.all },
    { what: t.word, free: t.yes, member: t.yes },
    { what: t.report, free: t.yes, member: t.yes },
    { what: t.reasons, free: t.yes, member: t.yes },
    { what: t.stars, free: t.yes, member: t.yes },
    { what: t.advertisements, free: t.none, member: t.none },
  ];
}
