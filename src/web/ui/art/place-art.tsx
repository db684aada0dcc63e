import { type ArtProps, Drawing } from './drawing.tsx';
import { House, LetterBlock, SmallKite } from './lane.tsx';
import { MascotFigure } from './mascot.tsx';
import { Kid } from './people.tsx';

const canvas = { width: 360, height: 240 } as const;

/** The wall is being painted afresh: ladder, pots, a half-done wall. */
export function MaintenanceArt(props: ArtProps) {
  return (
    <Drawing {...props} {...canvas}>
      <ellipse cx="180" cy="220" rx="170" ry="14" fill="var(--art-ground)" />
      <House
        x={50}
        width={190}
        top={62}
        foot={220}
        wall={1}
        roof="domes"
        windows={[[28, 72]]}
        door={28}
      />
      <path
        d="M112 62H240V170q-8 8-14 0t-16 2-16-4-15 6-16-6-14 4-17 0-20-4z"
        fill="var(--art-wall-3)"
      />
      <path
        d="M136 134v-20q0-14 13-14t13 14v20z"
        fill="var(--art-window)"
        stroke="var(--art-trim)"
        strokeWidth="4"
      />
      <path
        d="M224 222l24-136M262 222L244 86M228 200h31M233 172h24M237 146h18M241 118h11"
        fill="none"
        stroke="var(--art-clay-deep)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <Kid
        at={[290, 224]}
        skin={2}
        hair="plaits"
        top="pink"
        bottom="blue-deep"
        arms="M-12-64Q-22-58-34-64M12-64Q0-46-32-48"
      />
      <g transform="translate(203 1) scale(.45)">
        <MascotFigure mood="hello" />
        <path d="M34 92L12 62" stroke="var(--art-clay-deep)" strokeWidth="9" />
        <path d="M-14 46l38-24 14 22-38 24z" fill="var(--art-marigold)" />
      </g>{' '}
      <path d="M322 196h28l-3 28h-22z" fill="var(--art-blue)" />
      <path d="M322 196h28v6q-4 12-8 2t-8 6-12-4z" fill="var(--art-marigold)" />
      <LetterBlock x={8} y={224} letter="z" paint="green" turn={-6} />
    </Drawing>
  );
}

/** A kite caught on a pole at a crossing whose signs all ask. */
export function NotFoundArt(props: ArtProps) {
  return (
    <Drawing {...props} {...canvas}>
      <ellipse cx="180" cy="222" rx="170" ry="14" fill="var(--art-ground)" />
      <House x={8} width={84} top={118} foot={222} wall={2} roof="tiles" windows={[[28, 52]]} />
      <House x={268} width={84} top={98} foot={222} wall={4} roof="flat" windows={[[28, 56]]} />
      <path d="M176 224V40" stroke="var(--art-clay-deep)" strokeWidth="9" strokeLinecap="round" />
      <g stroke="var(--art-trim)" strokeWidth="3" strokeLinejoin="round">
        <path d="M134 62h86l18 17-18 17h-86z" fill="var(--art-blue)" />
        <path d="M220 106h-88l-18 16 18 16h88z" fill="var(--art-marigold)" />
      </g>
      <g fontFamily="var(--font-ui)" fontWeight="800" fontSize="24" textAnchor="middle">
        <text x="180" y="88" fill="var(--art-trim)">
          ? ? ?
        </text>
        <text x="172" y="125" fill="var(--art-ink)">
          …
        </text>
      </g>
      <path d="M262 30Q220 52 178 40" fill="none" stroke="var(--art-string)" strokeWidth="2" />
      <SmallKite at={[268, 40]} paints={['pink', 'marigold']} />
      <Kid
        at={[104, 226]}
        skin={1}
        hair="plaits"
        top="green"
        bottom="pink-deep"
        arms="M-12-64Q-24-52-18-42M12-64Q24-74 16-90"
      />
      <LetterBlock x={216} y={228} letter="4" paint="pink" turn={-8} />
      <LetterBlock x={252} y={232} letter="0" paint="blue" turn={10} />
      <LetterBlock x={288} y={229} letter="4" paint="green" turn={-3} />
    </Drawing>
  );
}
