import { useQuery } from '@tanstack/react-query';
import { standardNumber } from '#domain/account/standard.ts';
import { type GradeGroup, gradeGroups } from '#domain/competition/figures.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { Card } from '#web/ui/card/card.tsx';
import type { CurrentCompetition } from '../get-current.ts';
import { nameOfStandards } from '../name-of-standards.ts';
import { minutesAndSeconds } from '../show-time.ts';
import { winnersQuery } from './get-winners.ts';
import styles from './winners.module.css';

/** The winners, once the results have been announced; with names only if the parents agreed. */
export function Winners({ competition }: { competition: CurrentCompetition }) {
  const { data: winners = [] } = useQuery(winnersQuery(competition.id));
  const { title, lead, nameless, named, marks, prize } = texts.competition.winnersList;
  const { places } = texts.competition.landing;
  if (winners.length === 0) return null;
  const hasWinners = (group: GradeGroup) => winners.some((winner) => winner.group === group);
  return (
    <section className={styles.winners} aria-labelledby="winners">
      <h2 id="winners">{title}</h2>
      <p>{lead}</p>
      <div className={styles.groups}>
        {gradeGroups.filter(hasWinners).map((group) => (
          <Card
            key={group}
            element="div"
            tone="marigold"
            title={nameOfStandards(competition.groups[group])}
          >
            <ol className={styles.list}>
              {winners
                .filter((winner) => winner.group === group)
                .map((winner, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
                  <li key={index} className={styles.winner}>
                    <span className={styles.place}>{places[winner.rank - 1]}</span>
                    <strong>
                      {fill(winner.childsName === null ? nameless : named, {
                        name: winner.childsName ?? '',
                        number: standardNumber(winner.standard),
                      })}
                    </strong>
                    <span>
                      {fill(marks, { marks: winner.marks, ...minutesAndSeconds(winner.seconds) })}
                    </span>
                    <span>{fill(prize, { prize: winner.prize })}</span>
                  </li>
                ))}
            </ol>
          </Card>
        ))}
      </div>
    </section>
  );
}
