// The choice of the category, and what easy and hard mean in it.

import type { Category } from '#domain/quiz/bank.ts';
import { texts } from '#web/platform/texts.ts';
import { AgeLegend } from '#web/ui/age-legend/age-legend.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import styles from './worksheets.module.css';

interface PageBarProps {
  category: Category;
  /** The address of each category; a category without sheets is omitted. */
  choices: readonly { category: Category; to: string }[];
}

export function PageBar({ category, choices }: PageBarProps) {
  const { categories, legend } = texts.worksheetPages;
  return (
    <div className={styles.bar}>
      {choices.length > 1 && (
        <nav className={styles.categories} aria-label={categories.label}>
          {choices.map((choice) => {
            const isCurrent = choice.category === category;
            return (
              <ButtonLink
                key={choice.category}
                to={choice.to}
                variant={isCurrent ? 'secondary' : 'quiet'}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {categories[choice.category]}
              </ButtonLink>
            );
          })}
        </nav>
      )}
      <AgeLegend
        label={legend.ages}
        items={[
          { tone: 'easy', label: legend.easy, ages: legend.easyAges[category] },
          { tone: 'hard', label: legend.hard, ages: legend.hardAges[category] },
        ]}
      />
    </div>
  );
}

/** `Basic · Standard: 2 to 5` */
export function standardsOf(category: Category): string {
  const { basic, basicStandards, intermediate, intermediateStandards } =
    texts.worksheetPages.categories;
  return category === 'basic'
    ? `${basic} · ${basicStandards}`
    : `${intermediate} · ${intermediateStandards}`;
}
