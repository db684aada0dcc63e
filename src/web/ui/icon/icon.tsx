import type { IconName } from './glyphs.tsx';
import styles from './icon.module.css';

export interface IconProps {
  name: IconName;
  /** In pixels at a 16 px root; scales with the user's text size. */
  size?: number;
  /** Only for an icon that carries meaning without adjacent text. */
  title?: string;
}

/** The drawing is in the document (icon-sprite.tsx). */
export function Icon({ name, size = 24, title }: IconProps) {
  const length = `${size / 16}rem`;
  const common = {
    className: styles.icon,
    viewBox: '0 0 24 24',
    width: length,
    height: length,
    style: { inlineSize: length, blockSize: length },
  };
  const drawing = <use href={`#icon-${name}`} />;
  if (title) {
    return (
      <svg {...common} role="img" aria-label={title}>
        <title>{title}</title>
        {drawing}
      </svg>
    );
  }
  return (
    <svg {...common} aria-hidden="true">
      {drawing}
    </svg>
  );
}
