import { type ArtProps, Drawing } from './drawing.tsx';

const SIDE = 100;
const canvas = { width: SIDE, height: SIDE } as const;

export function KiteShape(props: ArtProps) {
  return (
    <Drawing {...props} {...canvas}>
      <path d="M66 6L94 38 54 70 30 30z" fill="var(--art-pink)" />
      <path d="M66 6L94 38 62 50z" fill="var(--art-marigold)" />
      <path d="M30 30L62 50 54 70z" fill="var(--art-blue)" />
      <path
        d="M66 6L54 70M30 30Q66 20 94 38"
        fill="none"
        stroke="var(--art-trim)"
        strokeWidth="2.5"
      />
      <path
        d="M54 70c-14 2-6 14-20 15s-10 10-22 9"
        fill="none"
        stroke="var(--art-pink-deep)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M36 78l-8 1 5 8zM36 90l8-3-9-6z" fill="var(--art-green)" />
    </Drawing>
  );
}

const petals = Array.from({ length: 10 }, (_, step) => step * 36);

/** Three rings of petals, as the flowers are strung for doors. */
export function MarigoldShape(props: ArtProps) {
  const ring = (radius: number, size: number, fill: string, turn: number) => (
    <g fill={fill}>
      {petals.map((angle) => (
        <circle
          key={angle}
          cx="50"
          cy={50 - radius}
          r={size}
          transform={`rotate(${angle + turn} 50 50)`}
        />
      ))}
    </g>
  );
  return (
    <Drawing {...props} {...canvas}>
      {ring(33, 13, 'var(--art-marigold-deep)', 0)}
      {ring(23, 11, 'var(--art-marigold)', 18)}
      <circle cx="50" cy="50" r="23" fill="var(--art-marigold-deep)" />
      {ring(13, 8, 'var(--art-marigold)', 0)}
      <circle cx="50" cy="50" r="8" fill="var(--art-clay)" />
    </Drawing>
  );
}

/** A slate with a letter in chalk. */
export function ChalkLetterShape(props: ArtProps) {
  return (
    <Drawing {...props} {...canvas}>
      <g transform="rotate(-8 50 50)">
        <rect x="10" y="14" width="78" height="72" rx="10" fill="var(--art-clay)" />
        <rect x="17" y="21" width="64" height="58" rx="5" fill="var(--art-line)" />
        <g fill="none" stroke="var(--art-paper)" strokeWidth="6" strokeLinecap="round">
          <path d="M32 70L48 31q2-3 4 1l15 38M38 57h24" />
          <path d="M30 72L46 34" strokeWidth="1.5" opacity=".5" />
        </g>
        <rect x="58" y="80" width="26" height="9" rx="4" fill="var(--art-pink)" />
      </g>
    </Drawing>
  );
}

export function DieShape(props: ArtProps) {
  return (
    <Drawing {...props} {...canvas}>
      <path
        d="M50 8Q54 6 58 8L88 24Q92 27 92 31L50 52 8 31Q8 27 12 24z"
        fill="var(--art-paper)"
        stroke="var(--art-ground)"
        strokeWidth="2"
      />
      <path d="M8 31L50 52V94Q46 94 43 92L12 75Q8 73 8 68z" fill="var(--art-pink)" />
      <path d="M92 31L50 52V94Q54 94 57 92L88 75Q92 73 92 68z" fill="var(--art-pink-deep)" />
      <ellipse cx="50" cy="29" rx="8" ry="5" fill="var(--art-pink)" />
      <g fill="var(--art-trim)">
        <ellipse cx="20" cy="49" rx="4.5" ry="6" />
        <ellipse cx="29" cy="63" rx="4.5" ry="6" />
        <ellipse cx="38" cy="77" rx="4.5" ry="6" />
        <ellipse cx="62" cy="77" rx="4.5" ry="6" />
        <ellipse cx="80" cy="50" rx="4.5" ry="6" />
      </g>
    </Drawing>
  );
}

/** The tape ball of lane cricket. */
export function BallShape(props: ArtProps) {
  return (
    <Drawing {...props} {...canvas}>
      <circle cx="50" cy="50" r="40" fill="var(--art-red)" />
      <path d="M76 20A40 40 0 0 1 22 79A44 44 0 0 0 76 20z" opacity=".25" fill="var(--art-line)" />
      <g fill="none" stroke="var(--art-trim)" strokeWidth="3" strokeLinecap="round">
        <path d="M28 17Q52 46 46 89M40 12Q64 44 58 89" />
        <path d="M34 30l10-5M42 43l11-4M47 57h11M48 71l11 2" strokeWidth="2.5" />
      </g>
      <ellipse
        cx="72"
        cy="34"
        rx="6"
        ry="10"
        transform="rotate(-30 72 34)"
        fill="var(--art-trim)"
        opacity=".5"
      />
    </Drawing>
  );
}

export function StarShape(props: ArtProps) {
  return (
    <Drawing {...props} {...canvas}>
      <path
        d="M50 9l12 26 28 4-21 20 6 29-25-14-25 14 6-29L10 39l28-4z"
        fill="var(--art-marigold)"
        stroke="var(--art-marigold-deep)"
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <path
        d="M50 22l7 17 17 3"
        fill="none"
        stroke="var(--art-trim)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Drawing>
  );
}
