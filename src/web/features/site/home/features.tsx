import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { CompetitionArt, QuizArt, VocabularyArt, WorksheetArt } from '#web/ui/art/feature-art.tsx';
import { Card } from '#web/ui/card/card.tsx';
import styles from './home-page.module.css';

const { features } = texts.site.home;

const cards = [
  { tone: 'blue', to: paths.quiz, Art: QuizArt, ...features.quizzes },
  { tone: 'marigold', to: paths.worksheets, Art: WorksheetArt, ...features.worksheets },
  { tone: 'green', to: paths.vocabulary, Art: VocabularyArt, ...features.vocabulary },
  { tone: 'rani', to: paths.competition, Art: CompetitionArt, ...features.competition },
] as const;

/** Without the hero, its heading is the page's h1. */
export function Features({ headingLevel: Heading }: { headingLevel: 'h1' | 'h2' }) {
  return (
    <section className={styles.section} aria-labelledby="features-title">
      <div className={styles.heading}>
        <Heading id="features-title">{features.title}</Heading>
        <p className={styles.lead}>{features.lead}</p>
      </div>
      <div className={styles.cards}>
        {cards.map(({ tone, to, Art, title, text }) => (
          <Card
            key={to}
            tone={tone}
            to={to}
            title={title}
            titleLevel={Heading === 'h1' ? 'h2' : 'h3'}
            art={<Art size={200} />}
          >
            <p>{text}</p>
          </Card>
        ))}
      </div>
    </section>
  );
}
