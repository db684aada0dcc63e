import { type ArtProps, Drawing } from './drawing.tsx';

const canvas = { width: 200, height: 140 } as const;
const pen = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The sun rises out of an open book. */
export function WordOfTheDayArt(props: ArtProps) {
  return (
    <Drawing {...props} {...canvas}>
      <path
        d="M100 8v16M52 24l9 13M148 24l-9 13M22 62l15 5M178 62l-15 5"
        {...pen}
        stroke="var(--art-marigold-deep)"
        strokeWidth="7"
      />
      <circle cx="100" cy="76" r="42" fill="var(--art-marigold)" />
      <path d="M86 72v.500M114 72v.5" {...pen} stroke="var(--art-ink)" strokeWidth="7" />
      <path d="M88 82q12 10 24 0" {...pen} stroke="var(--art-ink)" strokeWidth="4" />
      <path
        d="M100 92C80 78 48 76 18 82v46c30-6 62-4 82 8c20-12 52-14 82-8V82c-30-6-62-4-82 10z"
        fill="var(--art-blue-deep)"
      />
      <path d="M100 92C82 80 56 78 26 84v38c30-5 58-3 74 8z" fill="var(--art-paper)" />
      <path d="M100 92c18-12 44-14 74-8v38c-30-5-58-3-74 8z" fill="var(--art-trim)" />
      <path
        d="M40 96q24-2 46 6M40 109q24-2 46 6M114 102q22-8 46-6M114 115q20-7 34-6"
        {...pen}
        stroke="var(--art-paper-line)"
        strokeWidth="4.5"
      />
    </Drawing>
  );
}

/** Two word cards being turned and a block dropping into its place. */
export function GamesArt(props: ArtProps) {
  return (
    <Drawing {...props} {...canvas}>
      <g transform="rotate(-10 60 70)">
        <rect x="26" y="24" width="66" height="90" rx="12" fill="var(--art-blue)" />
        <rect
          x="34"
          y="32"
          width="50"
          height="74"
          rx="7"
          {...pen}
          stroke="var(--art-trim)"
          strokeWidth="2.5"
          strokeDasharray="1 7"
        />
        <path d="M59 50l5 11 12 2-9 8 2 12-10-6-10 6 2-12-9-8 12-2z" fill="var(--art-marigold)" />
      </g>
      <g transform="rotate(7 104 74)">
        <rect
          x="74"
          y="26"
          width="66"
          height="90"
          rx="12"
          fill="var(--art-paper)"
          stroke="var(--art-pink)"
          strokeWidth="5"
        />
        <path d="M92 62v.500M120 62v.5" {...pen} stroke="var(--art-ink)" strokeWidth="9" />
        <path d="M90 80q16 16 32 0" {...pen} stroke="var(--art-pink)" strokeWidth="6" />
      </g>
      <path
        d="M150 92v36h40V92"
        {...pen}
        stroke="var(--art-green-deep)"
        strokeWidth="5"
        strokeDasharray="8 8"
      />
      <g transform="rotate(12 168 60)">
        <rect x="150" y="42" width="38" height="38" rx="9" fill="var(--art-green)" />
        <path d="M161 67l8-17 8 17M164 61h10" {...pen} stroke="var(--art-trim)" strokeWidth="4.5" />
      </g>
      <path d="M160 26v-8M172 30V14" {...pen} stroke="var(--art-green)" strokeWidth="4" />
    </Drawing>
  );
}
