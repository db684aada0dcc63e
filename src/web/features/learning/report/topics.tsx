import type { ReportResponse } from '#contract/learning.ts';
import { skillStates } from '#domain/learning/skills.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { Card } from '#web/ui/card/card.tsx';
import { Icon, type IconProps } from '#web/ui/icon/icon.tsx';
import styles from './report.module.css';

type Topic = ReportResponse['topics'][number];

const ICONS: Record<Topic['skills'][number]['state'], IconProps['name']> = {
  solid: 'check',
  'look-again': 'refresh',
  learning: 'book',
  'not-begun': 'skip',
};

/** The topics begun, each with its skills; the others in one line. */
export function Topics({ topics }: Pick<ReportResponse, 'topics'>) {
  const { title, lead, notBegun } = texts.reportPage.topics;
  const begun = topics.filter(({ skills }) => skills.length > 0);
  const others = topics.filter(({ skills }) => skills.length === 0);
  return (
    <Card element="section" title={title} titleLevel="h2">
      {begun.length > 0 && <p className={styles.soft}>{lead}</p>}
      {begun.map((topic) => (
        <TopicPart key={topic.topicId} topic={topic} />
      ))}
      {others.length > 0 && (
        <p className={styles.soft}>{fill(notBegun, { topics: others.map(nameOf).join(', ') })}</p>
      )}
    </Card>
  );
}

function TopicPart({ topic }: { topic: Topic }) {
  const { solid, lookAgain, learning, notBegun } = topic;
  const { counts, states, skills } = texts.reportPage.topics;
  const name = nameOf(topic);
  const sorted = skillStates.flatMap((state) => topic.skills.filter((one) => one.state === state));
  return (
    <div className={styles.topic}>
      <h3>{name}</h3>
      <div className={styles.share} aria-hidden="true">
        <span data-state="solid" style={{ flexGrow: solid }} />
        <span data-state="look-again" style={{ flexGrow: lookAgain }} />
        <span data-state="learning" style={{ flexGrow: learning }} />
        <span data-state="not-begun" style={{ flexGrow: notBegun }} />
      </div>
      <details>
        <summary className={styles.summary}>
          {fill(counts, { solid, lookAgain, learning, notBegun })}
        </summary>
        <ul className={styles.skills} aria-label={fill(skills, { topic: name })}>
          {sorted.map(({ skill, state }) => (
            <li key={skill} data-state={state}>
              <Icon name={ICONS[state]} size={18} />
              <span>
                {skill} <span className={styles.soft}>({states[state]})</span>
              </span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function nameOf({ topic, category }: Topic): string {
  return `${topic} (${texts.reportPage.topics.category[category]})`;
}
