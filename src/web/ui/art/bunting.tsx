import { useId } from 'react';
import styles from './bunting.module.css';

const flags = ['pink', 'marigold', 'green', 'blue', 'clay'];
const FLAG = 48;

/** A string of paper flags over the whole width of its place; it repeats, whatever the width. */
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

const swag = [
  [0, 4],
  [14, 14],
  [30, 20],
  [46, 22],
  [62, 20],
  [78, 14],
  [92, 4],
] as const;

/** The string over a door: marigolds in swags, mango leaves between them. */
export function Toran() {
  const id = useId();
  return (
    <svg className={styles.strip} height="48" width="100%" aria-hidden="true">
      <pattern id={id} width="92" height="48" patternUnits="userSpaceOnUse">
        <path d="M0 2q-9 18 0 34q9-16 0-34zM92 2q-9 18 0 34q9-16 0-34z" fill="var(--art-green)" />
        <path d="M0 6v26M92 6v26" stroke="var(--art-green-deep)" strokeWidth="1.5" />
        <path d="M46 24q-8 10 0 22q8-12 0-22z" fill="var(--art-green)" />
        {swag.map(([x, y], index) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <circle
              r="9"
              fill={index % 2 ? 'var(--art-marigold)' : 'var(--art-marigold-deep)'}
              stroke={index % 2 ? 'var(--art-marigold-deep)' : 'var(--art-clay)'}
              strokeWidth="1.5"
              strokeDasharray="3 2.6"
            />
            <circle r="3.5" fill={index % 2 ? 'var(--art-marigold-deep)' : 'var(--art-clay)'} />
          </g>
        ))}
      </pattern>
      <rect width="100%" height="48" fill={`url(#${id})`} />
    </svg>
  );
}
