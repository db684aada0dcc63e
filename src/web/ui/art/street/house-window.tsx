interface HouseWindowProps {
  /** Its middle and its sill. */
  x: number;
  foot: number;
  width: number;
  shape: number;
  /** How many of its three panes are lit. */
  lit: number;
  isShut: boolean;
  dark: string;
}

const HEIGHT = 19;
const PANES = [0, 1, 2];

/** A window of three panes: with an arch, an eyebrow or a plain frame. */
export function HouseWindow({ x, foot, width, shape, lit, isShut, dark }: HouseWindowProps) {
  const [left, top] = [x - width / 2, foot - HEIGHT];
  const pane = width / PANES.length;
  return (
    <>
      {shape === 0 && (
        <path
          d={`M${left - 2} ${top + 4}q${width / 2 + 2}-12 ${width + 4} 0z`}
          fill="var(--art-trim)"
        />
      )}
      {shape === 1 && (
        <path d={`M${left - 5} ${top}l4-4h${width + 2}l4 4z`} fill="var(--art-clay-deep)" />
      )}
      <path
        d={`M${left - 2} ${top}h${width + 4}v${HEIGHT + 1}h${-width - 4}z`}
        fill="var(--art-trim)"
      />
      {isShut ? (
        <>
          <path d={`M${left} ${top + 2}h${width}v${HEIGHT - 2}h${-width}z`} fill={dark} />
          <path
            d={`M${left + 2} ${top + 6}h${width - 4}m0 4h${4 - width}m0 4h${width - 4}`}
            stroke="var(--art-line)"
            strokeWidth="1.2"
            opacity=".45"
          />
          <path d={`M${x} ${top + 2}v${HEIGHT - 2}`} stroke="var(--art-trim)" strokeWidth="1.6" />
        </>
      ) : (
        PANES.map((place) => (
          <path
            key={place}
            d={`M${left + pane * place + 0.8} ${foot}v${-HEIGHT + 5}q0-3 ${pane / 2 - 0.8}-3t${pane / 2 - 0.8} 3v${HEIGHT - 5}z`}
            fill={place < lit ? 'var(--art-marigold)' : 'var(--art-pane)'}
          />
        ))
      )}
      {lit > 0 && (
        <path
          d={`M${left + 2} ${foot - 9}h${pane * lit - 4}`}
          stroke="var(--art-paper)"
          strokeWidth="2.5"
          strokeLinecap="round"
          opacity=".75"
        />
      )}
      <path d={`M${left - 4} ${foot}h${width + 8}v3h${-width - 8}z`} fill="var(--art-trim)" />
    </>
  );
}
