import { gradeGroups } from '#domain/competition/figures.ts';
import { texts } from '#web/platform/texts.ts';
import { Card } from '#web/ui/card/card.tsx';
import type { CurrentCompetition } from '../get-current.ts';
import { nameOfStandards } from '../name-of-standards.ts';
import styles from './prizes.module.css';

/** The prizes of each group, first to third. */
export function Prizes({
  competition: { prizes, groups },
}: {
  competition: Pick<CurrentCompetition, 'prizes' | 'groups'>;
}) {
  const { prizesTitle, prizesLead, places } = texts.competition.landing;
  return (
    <section className={styles.prizes} aria-labelledby="prizes">
      <h2 id="prizes">{prizesTitle}</h2>
      <p>{prizesLead}</p>
      <div className={styles.groups}>
        {gradeGroups.map((group) => (
          <Card
            key={group}
            element="div"
            tone={group === 'basic' ? 'green' : 'rani'}
            title={nameOfStandards(groups[group])}
          >
            <ol className={styles.places}>
              {prizes[group].map((prize, place) => (
                <li key={prize} className={styles.place}>
                  <Medal place={place} />
                  <span>
                    <span className={styles.which}>{places[place]}</span>
                    <strong className={styles.prize} lang="en">
                      {prize}
                    </strong>
                  </span>
                </li>
              ))}
            </ol>
          </Card>
        ))}
      </div>
    </section>
  );
}

const metals = ['var(--art-marigold)', 'var(--art-paper-line)', 'var(--art-clay)'] as const;

function Medal({ place }: { place: number }) {
  return (
    <svg viewBox="0 0 48 56" className={styles.medal} aria-hidden="true">
      <path d="M14 2h8l6 20h-8zM34 2h-8l-6 20h8z" fill="var(--art-blue)" />
      <circle
        cx="24"
        cy="36"
        r="17"
        fill={metals[place]}
        stroke="var(--art-line)"
        strokeWidth="2"
      />
      <text x="24" y="43" textAnchor="middle" fontSize="20" fontWeight="700" fill="var(--art-ink)">
        {place + 1}
      </text>
    </svg>
  );
}
