import styles from './how-to-steps.module.css';

/** The film in words: numbered steps. */
export function HowToSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
