// The choice of standards to practise for; the choice is stored (product §7.2).

import type { ReactNode } from 'react';
import type { Category } from '#domain/quiz/bank.ts';
import { LazyMascot } from '#web/lazy-part/lazy-mascot.tsx';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Card, type CardProps } from '#web/ui/card/card.tsx';
import { Link } from '#web/ui/link/link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import styles from '../choice-cards.module.css';
import { rememberCategory } from './category.ts';

export function Component() {
  const { title, lead, basic, basicStandards, intermediate, intermediateStandards } =
    texts.quizPages.standard;
  return (
    <Page title={title} lead={lead} width="wide">
      <PageTitle of={title} />
      <div className={styles.cards}>
        <StandardCard
          category="basic"
          tone="green"
          art={
            <div className={styles.art}>
              <LazyMascot mood="hello" />
            </div>
          }
          name={basic}
          standards={basicStandards}
        />
        <StandardCard
          category="intermediate"
          tone="rani"
          art={
            <div className={styles.art}>
              <LazyMascot mood="thinking" />
            </div>
          }
          name={intermediate}
          standards={intermediateStandards}
        />
      </div>
    </Page>
  );
}

interface StandardCardProps extends Pick<CardProps, 'tone' | 'art'> {
  category: Category;
  name: ReactNode;
  standards: ReactNode;
}

function StandardCard({ category, name, standards, ...look }: StandardCardProps) {
  return (
    <div className={styles.pick}>
      <Card
        {...look}
        titleLevel="h2"
        title={
          <Link
            to={paths.quizTopics()}
            className={styles.cover}
            onClick={() => rememberCategory(category)}
          >
            {name}
          </Link>
        }
      >
        <p className={styles.standards}>{standards}</p>
      </Card>
    </div>
  );
}
