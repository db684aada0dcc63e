import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link/link.tsx';
import styles from './card.module.css';

export type WallTone = 'blue' | 'marigold' | 'green' | 'rani' | 'terracotta';

export interface CardProps {
  tone?: WallTone | 'plain';
  element?: 'article' | 'section' | 'div' | 'li';
  /** Placed above the text. */
  art?: ReactNode;
  /** Placed on the upper corner. */
  badge?: ReactNode;
  title?: ReactNode;
  titleLevel?: 'h2' | 'h3';
  /** Makes the title a link and the whole card its target. */
  to?: To;
  children?: ReactNode;
}

export function Card({
  tone = 'plain',
  element: Element = 'article',
  art,
  badge,
  title,
  titleLevel: Heading = 'h3',
  to,
  children,
}: CardProps) {
  const isWall = tone !== 'plain';
  return (
    <Element
      className={classNames(
        styles.card,
        isWall && styles.wall,
        isWall && styles[tone],
        to !== undefined && styles.linked,
      )}
    >
      {badge && <div className={styles.badge}>{badge}</div>}
      {art && <div className={styles.art}>{art}</div>}
      {title && (
        <Heading>
          {to === undefined ? (
            title
          ) : (
            <Link to={to} className={styles.cover}>
              {title}
            </Link>
          )}
        </Heading>
      )}
      {children}
    </Element>
  );
}
