import { type ArtProps, Drawing } from './drawing.tsx';

const canvas = { width: 160, height: 120 } as const;
const pen = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Two sheets, one ticked, and a pencil. */
export function WorksheetArt(props: ArtProps) {
  return (
    <Drawing {...props} {...canvas}>
      <rect
        x="54"
        y="12"
        width="72"
        height="92"
        rx="8"
        fill="var(--art-blue)"
        transform="rotate(9 90 58)"
      />
      <g transform="rotate(-5 70 60)">
        <rect
          x="32"
          y="12"
          width="72"
          height="94"
          rx="8"
          fill="var(--art-paper)"
          stroke="var(--art-blue-deep)"
          strokeWidth="3"
        />
        <path d="M44 28h34" {...pen} stroke="var(--art-pink)" strokeWidth="7" />
        <path
          d="M58 48h34M58 66h28M58 84h32"
          {...pen}
          stroke="var(--art-paper-line)"
          strokeWidth="5"
        />
        <path
          d="M43 48l4 4 7-8M43 66l4 4 7-8"
          {...pen}
          stroke="var(--art-green)"
          strokeWidth="4.5"
        />
        <circle cx="47" cy="84" r="4" fill="none" stroke="var(--art-paper-line)" strokeWidth="3" />
      </g>
      <g transform="rotate(38 118 70)">
        <path d="M111 22h14v62l-7 16-7-16z" fill="var(--art-marigold)" />
        <path d="M118 22h7v62l-7 16z" fill="var(--art-marigold-deep)" />
        <path d="M111 84h14l-7 16z" fill="var(--art-skin-1)" />
        <path d="M115.5 94h5l-2.5 6z" fill="var(--art-ink)" />
        <path d="M111 24h14v-7q0-5-7-5t-7 5z" fill="var(--art-pink)" />
      </g>
    </Drawing>
  );
}

/** A slate of answers, one of them struck right, as in a game of carrom pieces. */
export function QuizArt(props: ArtProps) {
  const row = (y: number, fill: string) => (
    <>
      <circle cx="44" cy={y} r="8" fill={fill} />
      <path d={`M60 ${y}h38`} {...pen} stroke="var(--art-paper)" strokeWidth="6" opacity=".85" />
    </>
  );
  return (
    <Drawing {...props} {...canvas}>
      <rect x="18" y="10" width="108" height="92" rx="14" fill="var(--art-clay)" />
      <rect x="26" y="18" width="92" height="76" rx="8" fill="var(--art-line)" />
      {row(34, 'var(--art-blue)')}
      {row(56, 'var(--art-marigold)')}
      {row(78, 'var(--art-pink)')}
      <circle cx="122" cy="84" r="27" fill="var(--art-green)" />
      <circle
        cx="122"
        cy="84"
        r="20"
        fill="none"
        stroke="var(--art-trim)"
        strokeWidth="2"
        strokeDasharray="4 4"
      />
      <path d="M111 85l8 8 15-17" {...pen} stroke="var(--art-trim)" strokeWidth="6.5" />
      <path
        d="M132 18q14-10 18 3c2 9-9 10-9 18M141 49v.5"
        {...pen}
        stroke="var(--art-marigold-deep)"
        strokeWidth="6"
      />
    </Drawing>
  );
}

/** A pot from which words grow. */
export function VocabularyArt(props: ArtProps) {
  return (
    <Drawing {...props} {...canvas}>
      <path
        d="M80 84C80 60 78 46 80 22M80 66Q52 64 44 42M80 58Q110 58 118 36"
        {...pen}
        stroke="var(--art-green-deep)"
        strokeWidth="5"
      />
      <path
        d="M80 80q-20 2-30-12q20-6 30 12zM80 74q20 2 30-12q-20-6-30 12z"
        fill="var(--art-green)"
      />
      <g fontFamily="var(--font-ui)" fontWeight="800" fontSize="20" textAnchor="middle">
        <circle cx="80" cy="20" r="18" fill="var(--art-pink)" />
        <circle cx="40" cy="36" r="17" fill="var(--art-marigold)" />
        <circle cx="122" cy="32" r="17" fill="var(--art-blue)" />
        <text x="80" y="27" fill="var(--art-trim)">
          B
        </text>
        <text x="40" y="43" fill="var(--art-ink)">
          a
        </text>
        <text x="122" y="39" fill="var(--art-trim)">
          c
        </text>
      </g>
      <path d="M50 84h60l-7 30q-1 4-5 4H62q-4 0-5-4z" fill="var(--art-clay)" />
      <rect x="45" y="78" width="70" height="13" rx="5" fill="var(--art-clay-deep)" />
      <path
        d="M56 102l6-5 6 5 6-5 6 5 6-5 6 5 6-5 5 4"
        {...pen}
        stroke="var(--art-trim)"
        strokeWidth="2.5"
      />
    </Drawing>
  );
}

/** A cup under the bunting, with the lane's wickets. */
export function CompetitionArt(props: ArtProps) {
  return (
    <Drawing {...props} {...canvas}>
      <path d="M8 8Q80 34 152 8" {...pen} stroke="var(--art-string)" strokeWidth="2.5" />
      <path d="M20 12l20 4-12 18z" fill="var(--art-pink)" />
      <path d="M48 18l20 2-11 18z" fill="var(--art-green)" />
      <path d="M92 20l20-2-9 20z" fill="var(--art-blue)" />
      <path d="M120 16l20-4-8 22z" fill="var(--art-clay)" />
      <path
        d="M58 56q-20-2-18 12t22 14M102 56q20-2 18 12t-22 14"
        {...pen}
        stroke="var(--art-marigold-deep)"
        strokeWidth="7"
      />
      <path d="M54 46h52q0 46-26 46T54 46z" fill="var(--art-marigold)" />
      <path d="M84 46h22q0 46-26 46Q92 76 84 46z" fill="var(--art-marigold-deep)" />
      <path d="M75 90h10v12H75z" fill="var(--art-marigold-deep)" />
      <path d="M58 114q0-14 14-14h16q14 0 14 14z" fill="var(--art-blue-deep)" />
      <path d="M80 54l4 8 9 1-6.5 6 1.5 9-8-4-8 4 1.5-9-6.5-6 9-1z" fill="var(--art-trim)" />
    </Drawing>
  );
}
