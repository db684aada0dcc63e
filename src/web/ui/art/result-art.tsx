import { type ArtProps, Drawing } from './drawing.tsx';

const canvas = { width: 160, height: 160 } as const;
const pen = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export function TrophyArt(props: ArtProps) {
  return (
    <Drawing {...props} {...canvas}>
      <g {...pen} strokeWidth="6">
        <path d="M20 34l8 6M32 12l5 10" stroke="var(--art-pink)" />
        <path d="M140 34l-8 6M128 12l-5 10" stroke="var(--art-green)" />
        <path d="M80 4v10" stroke="var(--art-blue)" />
      </g>
      <path
        d="M48 42Q18 38 22 60T58 90M112 42q30-4 26 18T102 90"
        {...pen}
        stroke="var(--art-marigold-deep)"
        strokeWidth="10"
      />
      <path d="M42 26h76q2 76-38 76T42 26z" fill="var(--art-marigold)" />
      <path d="M88 26h30q2 76-38 76Q98 84 88 26z" fill="var(--art-marigold-deep)" />
      <rect x="36" y="20" width="88" height="13" rx="6.5" fill="var(--art-marigold-deep)" />
      <path d="M72 100h16v18H72z" fill="var(--art-marigold-deep)" />
      <path d="M80 44l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z" fill="var(--art-trim)" />
      <path d="M52 134q0-18 18-18h20q18 0 18 18z" fill="var(--art-clay)" />
      <rect x="42" y="132" width="76" height="18" rx="6" fill="var(--art-clay-deep)" />
      <path
        d="M54 141h52"
        {...pen}
        stroke="var(--art-marigold)"
        strokeWidth="4"
        strokeDasharray="1 9"
      />
    </Drawing>
  );
}

export function HappyStarArt(props: ArtProps) {
  return (
    <Drawing {...props} {...canvas}>
      <path
        d="M80 16l19 40 44 6-32 31 8 44-39-21-39 21 8-44L17 62l44-6z"
        fill="var(--art-marigold)"
        stroke="var(--art-marigold-deep)"
        strokeWidth="10"
        strokeLinejoin="round"
      />
      <path d="M58 76q7-10 14 0M88 76q7-10 14 0" {...pen} stroke="var(--art-ink)" strokeWidth="5" />
      <path d="M64 88q16 6 32 0q0 20-16 20T64 88z" fill="var(--art-pink-deep)" />
      <circle cx="52" cy="88" r="6.5" fill="var(--art-pink)" opacity=".6" />
      <circle cx="108" cy="88" r="6.5" fill="var(--art-pink)" opacity=".6" />
    </Drawing>
  );
}

export function SadFaceArt(props: ArtProps) {
  return (
    <Drawing {...props} {...canvas}>
      <circle
        cx="80"
        cy="82"
        r="62"
        fill="var(--art-marigold)"
        stroke="var(--art-marigold-deep)"
        strokeWidth="8"
      />
      <path
        d="M44 58q10-2 18-10M116 58q-10-2-18-10"
        {...pen}
        stroke="var(--art-ink)"
        strokeWidth="5"
      />
      <ellipse cx="58" cy="76" rx="7.5" ry="10" fill="var(--art-ink)" />
      <ellipse cx="102" cy="76" rx="7.5" ry="10" fill="var(--art-ink)" />
      <circle cx="60.5" cy="72" r="3" fill="var(--art-paper)" />
      <circle cx="104.5" cy="72" r="3" fill="var(--art-paper)" />
      <path d="M58 116q22-20 44 0" {...pen} stroke="var(--art-ink)" strokeWidth="6" />
      <path d="M112 92q14 22 0 28q-14-6 0-28z" fill="var(--art-blue)" />
    </Drawing>
  );
}
