/** Pieces of the painted lane, shared by the scenes. */

interface HouseProps {
  x: number;
  width: number;
  top: number;
  foot: number;
  wall: 1 | 2 | 3 | 4 | 5;
  roof: 'flat' | 'tiles' | 'domes';
  /** Left edges of windows and a door, from the house's own left edge. */
  windows: readonly (readonly [number, number])[];
  door?: number;
}

const WINDOW = 'v-20q0-14 13-14t13 14v20z';

function roofPath({ x, width, top, roof }: HouseProps): string {
  if (roof === 'tiles') return `M${x - 8} ${top + 4}l22-34h${width - 28}l22 34z`;
  if (roof === 'flat') return `M${x - 5} ${top - 12}h${width + 10}v16h${-width - 10}z`;
  const step = width / 4;
  const dome = `q${step / 2}-26 ${step} 0`;
  return `M${x} ${top + 2}${dome}${dome}${dome}${dome}z`;
}

export function House(props: HouseProps) {
  const { x, width, top, foot, wall, windows, door, roof } = props;
  const dark = `var(--art-wall-${wall}-dark)`;
  return (
    <>
      <path d={roofPath(props)} fill={roof === 'tiles' ? 'var(--art-clay-deep)' : dark} />
      <path d={`M${x} ${top}h${width}V${foot}H${x}z`} fill={`var(--art-wall-${wall})`} />
      <path d={`M${x} ${foot - 48}h${width}v48H${x}z`} fill={dark} />
      <path d={`M${x} ${foot - 50}h${width}`} stroke="var(--art-trim)" strokeWidth="4" />
      {windows.map(([dx, dy]) => (
        <g key={`${dx} ${dy}`}>
          <path
            d={`M${x + dx} ${top + dy}${WINDOW}`}
            fill="var(--art-window)"
            stroke="var(--art-trim)"
            strokeWidth="4"
          />
          <path
            d={`M${x + dx + 13} ${top + dy}v-32M${x + dx} ${top + dy - 14}h26`}
            stroke="var(--art-trim)"
            strokeWidth="2"
          />
        </g>
      ))}
      {door !== undefined && (
        <path
          d={`M${x + door} ${foot}v-58q0-22 19-22t19 22v58z`}
          fill={dark}
          stroke="var(--art-trim)"
          strokeWidth="5"
        />
      )}
    </>
  );
}

/** Paper flags on a slack string from one roof to another. */
export function Flags({
  from,
  to,
  count,
}: {
  from: [number, number];
  to: [number, number];
  count: number;
}) {
  const paints = ['pink', 'marigold', 'green', 'blue', 'clay'];
  const sag = 34;
  const points = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    return {
      x: Math.round(from[0] + (to[0] - from[0]) * t),
      y: Math.round(from[1] + (to[1] - from[1]) * t + sag * 2 * t * (1 - t)),
      paint: paints[index % paints.length],
    };
  });
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag];
  return (
    <>
      {points.map(({ x, y, paint }) => (
        <path key={x} d={`M${x - 10} ${y - 1}h20l-10 22z`} fill={`var(--art-${paint})`} />
      ))}
      <path
        d={`M${from.join(' ')}Q${middle.join(' ')} ${to.join(' ')}`}
        fill="none"
        stroke="var(--art-string)"
        strokeWidth="2"
      />
    </>
  );
}

/** A wooden letter block; x and y are its lower left corner. */
export function LetterBlock(props: {
  x: number;
  y: number;
  letter: string;
  paint: string;
  turn?: number;
}) {
  const { x, y, letter, paint, turn = 0 } = props;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} 15 -15)`}>
      <rect y="-30" width="30" height="30" rx="5" fill={`var(--art-${paint})`} />
      <rect x="4" y="-26" width="22" height="22" rx="3" fill="var(--art-paper)" />
      <text
        x="15"
        y="-8.5"
        textAnchor="middle"
        fontFamily="var(--font-ui)"
        fontWeight="800"
        fontSize="19"
        fill="var(--art-ink)"
      >
        {letter}
      </text>
    </g>
  );
}

export function SmallKite({ at, paints }: { at: [number, number]; paints: [string, string] }) {
  return (
    <g transform={`translate(${at.join(' ')})`}>
      <path d="M0-28L24 0 0 32-24 0z" fill={`var(--art-${paints[0]})`} />
      <path d="M0-28L24 0H-24z" fill={`var(--art-${paints[1]})`} />
      <path d="M0-28V32M-24 0H24" stroke="var(--art-trim)" strokeWidth="1.5" />
      <path d="M0 30l-7 11h14z" fill={`var(--art-${paints[1]})`} />
    </g>
  );
}

/** Green below, yellow above, three wheels: the autorickshaw. x and y: under its left wheel. */
export function Autorickshaw({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M-16-22Q-20-92 18-96H76Q96-94 106-58L116-40Q120-34 120-22z"
        fill="var(--art-marigold)"
      />
      <path d="M-18-46H112L117-38Q121-32 121-14H-16z" fill="var(--art-green-deep)" />
      <path d="M70-84q14 2 24 38H70zM-4-48q-2-34 20-36h42v36z" fill="var(--art-window)" />
      <path d="M-18-46H113" stroke="var(--art-trim)" strokeWidth="3" />
      <circle cx="112" cy="-30" r="6" fill="var(--art-sun)" />
      <g fill="var(--art-line)" stroke="var(--art-trim)" strokeWidth="4">
        <circle cx="10" cy="-14" r="14" />
        <circle cx="98" cy="-14" r="14" />
      </g>
      <rect x="26" y="-38" width="44" height="18" rx="4" fill="var(--art-paper)" />
      <text
        x="48"
        y="-24"
        textAnchor="middle"
        fontFamily="var(--font-ui)"
        fontWeight="800"
        fontSize="14"
        fill="var(--art-ink)"
      >
        a b c
      </text>
    </g>
  );
}
