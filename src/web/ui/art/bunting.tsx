import { useId } from 'react';
import styles from './bunting.module.css';

const flags = ['pink', 'marigold', 'green', 'blue', 'clay'];
const FLAG = 48;

/** A string of paper flags that repeats over the whole width of its place. */
export function Bunting() {
  const id = useId();
  const span = FLAG * flags.length;
  return (
    <svg className={styles.strip} height="44" width="100%" aria-hidden="true">
      <pattern id={id} width={span} height="44" patternUnits="userSpaceOnUse">
        {flags.map((flag, index) => {
          const x = index * FLAG;
          // Hung from a slack string: the middle flags of a span hang lower.
          const drop = [3, 8, 10, 8, 3][index] ?? 0;
          return (
            <path key={flag} d={`M${x + 5} ${drop - 1}h38l-19 31z`} fill={`var(--art-${flag})`} />
          );
        })}
        <path
          d={`M0 1Q${span / 2} 18 ${span} 1`}
          fill="none"
          stroke="var(--art-string)"
          strokeWidth="2.5"
        />
      </pattern>
      <rect width="100%" height="44" fill={`url(#${id})`} />
    </svg>
  );
}
