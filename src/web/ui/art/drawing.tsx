import type { ReactNode } from 'react';
import styles from './drawing.module.css';

/** What every illustration takes. */
export interface ArtProps {
  /** Given when the picture says something the text around it does not; otherwise it is hidden. */
  title?: string;
  /** Width in pixels of a 16 px root. Without it the picture fills the width it is given. */
  size?: number;
}

interface DrawingProps extends ArtProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** The canvas: its box is known before it is drawn, so that nothing jumps. */
export function Drawing({ title, size, width, height, children }: DrawingProps) {
  const box = {
    viewBox: `0 0 ${width} ${height}`,
    className: styles.drawing,
    style: {
      inlineSize: size === undefined ? '100%' : `${size / 16}rem`,
      aspectRatio: `${width} / ${height}`,
    },
  };
  if (title) {
    return (
      <svg {...box} role="img" aria-label={title}>
        <title>{title}</title>
        {children}
      </svg>
    );
  }
  return (
    <svg {...box} aria-hidden="true">
      {children}
    </svg>
  );
}
