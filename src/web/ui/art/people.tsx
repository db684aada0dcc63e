import type { ReactNode } from 'react';

interface KidProps {
  /** The position of the feet. */
  at: readonly [number, number];
  skin: 1 | 2 | 3;
  hair: 'short' | 'plaits' | 'bun';
  /** Names of art paints. */
  top: string;
  bottom: string;
  /** From the shoulders at (±12, -64). */
  arms: string;
  /** Held things, drawn over the child. */
  children?: ReactNode;
}

const cap = 'M-18-90a18 18 0 0 1 36 0q-3 3-5-3q-12 1-22-6q-3 7-9 9z';

/** A child of the lane, about 108 high. */
export function Kid({ at, skin, hair, top, bottom, arms, children }: KidProps) {
  const skinPaint = `var(--art-skin-${skin})`;
  return (
    <g transform={`translate(${at.join(' ')})`}>
      <path d="M-7-28V-4M7-28V-4" stroke={skinPaint} strokeWidth="8" />
      <path d="M-12 0q0-6 9-6v6zM12 0q0-6-9-6v6z" fill="var(--art-line)" />
      {hair === 'plaits' && (
        <g fill="var(--art-ink)">
          <path d="M-16-90q-10 10-7 26q7-6 8-24zM16-90q10 10 7 26q-7-6-8-24z" />
          <circle cx="-22" cy="-65" r="4.5" fill="var(--art-marigold)" />
          <circle cx="22" cy="-65" r="4.5" fill="var(--art-marigold)" />
        </g>
      )}
      <path d="M-14-44h28l5 22h-38z" fill={`var(--art-${bottom})`} />
      <path d="M-15-40q-2-34 15-34t15 34z" fill={`var(--art-${top})`} />
      <path d={arms} fill="none" stroke={skinPaint} strokeWidth="7.5" strokeLinecap="round" />
      <circle cy="-88" r="17.5" fill={skinPaint} />
      {hair === 'bun' && <circle cy="-109" r="7.5" fill="var(--art-ink)" />}
      <path d={cap} fill="var(--art-ink)" />
      <g fill="none" stroke="var(--art-ink)" strokeLinecap="round" strokeWidth="4">
        <path d="M-6-86v.500M7-86v.5" />
        <path d="M-5-79q6 5 11 0" strokeWidth="2.2" />
      </g>
      {children}
    </g>
  );
}
