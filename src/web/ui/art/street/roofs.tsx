// The roofs of the street, each 36 high, with what people keep up there. The right end is free: somebody may sit on it.

import type { ComponentType } from 'react';

interface Paint {
  wall: string;
  dark: string;
}

const thin = {
  fill: 'none',
  stroke: 'var(--art-string)',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
} as const;

/** A parapet, the black water tank and an aerial. */
function Terrace({ dark }: Paint) {
  return (
    <>
      <path d="M70 26V6M62 8h17M65 13h11" {...thin} />
      <path d="M20 26V14q0-4 14-4t14 4v12z" fill="var(--art-line)" />
      <path d="M20 17h28M20 21h28" stroke="var(--art-ground)" strokeWidth="1" />
      <path d="M3 26h154v10H3z" fill={dark} />
      <path d="M3 29h154" stroke="var(--art-trim)" strokeWidth="1.5" opacity=".7" />
    </>
  );
}

/** A row of scallops with a little dome: the old house of the gully. */
function Scallops({ wall, dark }: Paint) {
  return (
    <>
      <path d="M40 26q0-8 7-12q3-1 3-6q0 5 3 6q7 4 7 12z" fill={dark} />
      <circle cx="50" cy="6" r="2" fill="var(--art-marigold)" />
      <path
        d="M8 36v-6q9-13 18 0q9-13 18 0q9-13 18 0q9-13 18 0q9-13 18 0q9-13 18 0q9-13 18 0q9-13 18 0v6z"
        fill={wall}
      />
      <path d="M4 32h152v5H4z" fill={dark} />
    </>
  );
}

/** Clay tiles, and the cat who owns them. */
function Tiles({ dark }: Paint) {
  return (
    <>
      <path d="M0 37L22 12H138L160 37z" fill="var(--art-clay-deep)" />
      <path
        d="M16 19q6 5 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0M8 28q6 5 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0"
        fill="none"
        stroke="var(--art-clay)"
        strokeWidth="1.8"
      />
      <path d="M20 12H140" stroke={dark} strokeWidth="4" strokeLinecap="round" />
      <g fill="var(--art-line)">
        <path d="M40 11q-2-9 8-9q9 0 12 9z" />
        <path d="M36 4l1-6 4 3h4l4-3 1 6q1 6-7 6t-7-6z" />
        <path
          d="M59 9q9 1 9 9"
          fill="none"
          stroke="var(--art-line)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
      <path
        d="M40 3h.1M46 3h.1"
        stroke="var(--art-marigold)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}

/** The wash is out: a shirt, a sari and a towel. */
function Washing({ dark }: Paint) {
  return (
    <>
      <path d="M18 30V6M98 30V6M18 8q40 7 80 0" {...thin} />
      <path d="M28 9l-5 4 3 4 2-2v9h12v-9l2 2 3-4-5-4z" fill="var(--art-blue)" />
      <path d="M52 11h18v16q-4-3-9 0t-9 0z" fill="var(--art-pink)" />
      <path d="M52 22q5 3 9 0t9 0" fill="none" stroke="var(--art-marigold)" strokeWidth="2" />
      <path d="M76 10l14-1v12l-14 1z" fill="var(--art-paper)" />
      <path d="M76 18l14-1" stroke="var(--art-green)" strokeWidth="2" />
      <path d="M3 28h154v8H3z" fill={dark} />
      <path d="M8 28v-4h6v4M146 28v-4h6v4" fill={dark} />
    </>
  );
}

/** A corrugated sheet with pumpkins growing over it, and a kite that came down. */
function TinSheet({ dark }: Paint) {
  return (
    <>
      <path d="M2 34L8 18H152L158 34z" fill="var(--art-blue-deep)" />
      <path
        d="M20 18l-4 16M36 18l-3 16M52 18l-2 16M68 18l-1 16M84 18v16M100 18l1 16M116 18l2 16M132 18l4 16"
        stroke="var(--art-blue)"
        strokeWidth="2"
      />
      <path
        d="M6 22q10-10 20-2t22-2t20 2"
        fill="none"
        stroke="var(--art-green-deep)"
        strokeWidth="3"
      />
      <path
        d="M14 20q-5-8 2-8t2 8zM34 17q-4-8 3-8t2 8zM56 19q-3-8 4-7t0 7z"
        fill="var(--art-green)"
      />
      <ellipse cx="26" cy="20" rx="6" ry="5" fill="var(--art-marigold)" />
      <path d="M26 15v10" stroke="var(--art-marigold-deep)" strokeWidth="1.5" />
      <path d="M88 14L99 2l10 11-11 12z" fill="var(--art-pink)" />
      <path d="M88 14h21M99 2l-1 23" stroke="var(--art-trim)" strokeWidth="1.2" />
      <path d="M3 33h154v4H3z" fill={dark} />
    </>
  );
}

/** Steps up to a pigeon loft. */
function Steps({ wall, dark }: Paint) {
  return (
    <>
      <path d="M8 36v-8h16v-8h16v-7h34v7h16v8h62v8z" fill={wall} />
      <path d="M6 28h18v-8h16v-7h34v7h16v8h64" fill="none" stroke={dark} strokeWidth="4" />
      <path d="M50 24q0-7 7-7t7 7v5H50z" fill="var(--art-line)" />
      <g fill="var(--art-paper)">
        <path d="M42 11q1-7 7-6l3-2 1 3q0 6-6 7z" />
        <path d="M98 26q1-7 7-6l3-2 1 3q0 6-6 7z" />
      </g>
      <path d="M51 5l3 .5M107 20l3 .5" stroke="var(--art-marigold-deep)" strokeWidth="1.5" />
    </>
  );
}

/** A neem tree behind the house, and plant pots along the edge. */
function Garden({ dark }: Paint) {
  return (
    <>
      <path d="M30 36V14" stroke="var(--art-clay-deep)" strokeWidth="6" />
      <g fill="var(--art-green-deep)">
        <circle cx="20" cy="14" r="11" />
        <circle cx="36" cy="8" r="12" />
      </g>
      <g fill="var(--art-green)">
        <circle cx="28" cy="6" r="8" />
        <circle cx="42" cy="14" r="7" />
      </g>
      <path d="M3 29h154v8H3z" fill={dark} />
      {[66, 86, 106].map((x) => (
        <g key={x}>
          <path d={`M${x - 5} 21h10l-2 8h-6z`} fill="var(--art-clay)" />
          <path d={`M${x} 21q-7-4-5-9q5 1 5 9q0-8 5-9q2 5-5 9z`} fill="var(--art-green)" />
        </g>
      ))}
    </>
  );
}

export const ROOFS: readonly ComponentType<Paint>[] = [
  Terrace,
  Scallops,
  Tiles,
  Washing,
  Garden,
  TinSheet,
  Steps,
];
