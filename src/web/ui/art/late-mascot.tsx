import { late } from './late.tsx';
import type { MascotMood } from './mascot.tsx';

interface LateMascotProps {
  mood?: MascotMood;
  /** Width in pixels of a 16 px root. Without it she fills the width she is given. */
  size?: number;
}

const Mascot = late<LateMascotProps>(async () => (await import('./mascot.tsx')).Mascot);

/** Gilli where she only decorates: drawn once the first page has been painted, in a place of her size. */
export function LateMascot(props: LateMascotProps) {
  const inlineSize = props.size === undefined ? '100%' : `${props.size / 16}rem`;
  return (
    <div style={{ inlineSize, maxInlineSize: '100%', aspectRatio: 1 }}>
      <Mascot {...props} />
    </div>
  );
}
