import type { ReactNode } from 'react';
import styles from './drawing.module.css';

/** The props of every illustration. */
export interface ArtProps {
  /** Given if the picture says something the text around it does not; otherwise the picture is hidden. */
  title?: string;
  /** Width in pixels at a 16 px root. Without it the picture fills the width of its place. */
  size?: number;
}

interface DrawingProps extends ArtProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** The canvas. Its box is known before it is drawn, which avoids layout shift. */
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
