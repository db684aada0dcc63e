import type { ReportResponse } from '#contract/learning.ts';
import { showDayOfMonth } from '#web/language/show-date.ts';
import { texts } from '#web/platform/texts.ts';
import { Card } from '#web/ui/card/card.tsx';
import styles from './report.module.css';

/** The amount of practice in each of the last weeks, latest first. */
export function Weeks({ weeks }: Pick<ReportResponse, 'weeks'>) {
  const { title, week, items, right, minutes } = texts.reportPage.weeks;
  const most = Math.max(1, ...weeks.map((each) => each.items));
  return (
    <Card element="section" title={title} titleLevel="h2">
      <div className={styles.wide}>
        <table className={styles.weeks}>
          <thead>
            <tr>
              <th scope="col">{week}</th>
              <th scope="col">{items}</th>
              <th scope="col">{right}</th>
              <th scope="col">{minutes}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((each) => (
              <tr key={each.from}>
                <th scope="row">{showDayOfMonth(each.from)}</th>
                <td>
                  {each.items}
                  <span
                    className={styles.bar}
                    style={{ inlineSize: `${(100 * each.items) / most}%` }}
                    aria-hidden="true"
                  />
                </td>
                <td>{each.right}</td>
                <td>{each.minutes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
