import { classNames } from '#web/ui/class-names.ts';
import styles from './age-legend.module.css';

export interface AgeLegendProps {
  label: string;
  items: readonly { tone: 'easy' | 'hard'; label: string; ages: string }[];
}

export function AgeLegend({ label, items }: AgeLegendProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <li key={item.label} className={classNames(styles.item, styles[item.tone])}>
          <span className={styles.mark} />
          <span>
            <strong>{item.label}</strong> {item.ages}
          </span>
        </li>
      ))}
    </ul>
  );
}
