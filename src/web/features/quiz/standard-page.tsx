import { useNavigate } from 'react-router';
import type { Category } from '#domain/quiz/bank.ts';
import { paths } from '#web/app/paths.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Page } from '#web/ui/page/page.tsx';
import { rememberCategory } from './category.ts';
import { StandardCard } from './standard-card.tsx';
import styles from './choice-cards.module.css';

/** Which standards to practise for; the choice is remembered (spec §2 Standard picker). */
export function Component() {
  const navigate = useNavigate();
  const { title, lead, basic, basicStandards, intermediate, intermediateStandards } =
    texts.quiz.standard;
  const handlePick = (category: Category) => {
    rememberCategory(category);
    navigate(paths.quizTopics());
  };
  return (
    <Page title={title} lead={lead}>
      <PageTitle of={title} />
      <div className={styles.cards}>
        <StandardCard tone="green" title={basic} standards={basicStandards} onPick={() => handlePick('basic')} />
        <StandardCard tone="rani" title={intermediate} standards={intermediateStandards} onPick={() => handlePick('intermediate')} />
      </div>
    </Page>
  );
}
