import type { ReactNode } from 'react';
import { type ArtProps, Drawing } from './drawing.tsx';

export type MascotMood = 'hello' | 'thinking' | 'cheering' | 'oops' | 'sleeping';

export interface MascotProps extends ArtProps {
  mood?: MascotMood;
}

interface Pose {
  /** Gilli speaks with her tail: a comma, a question mark, an exclamation mark, an ellipsis. */
  tail: string;
  /** The dot of the question or exclamation mark: a marigold on the ground. */
  dot?: [number, number];
  arms: string;
  face: ReactNode;
  extra?: ReactNode;
}

const line = {
  fill: 'none',
  stroke: 'var(--art-ink)',
  strokeWidth: 4.5,
  strokeLinecap: 'round',
} as const;

function Eyes({ dx = 0, dy = 0 }: { dx?: number; dy?: number }) {
  return (
    <>
      <ellipse cx="72" cy="76" rx="9.5" ry="11.5" fill="var(--art-ink)" />
      <ellipse cx="112" cy="76" rx="9.5" ry="11.5" fill="var(--art-ink)" />
      <g fill="var(--art-paper)">
        <circle cx={75 + dx} cy={71 + dy} r="3.8" />
        <circle cx={115 + dx} cy={71 + dy} r="3.8" />
        <circle cx={69 + dx} cy={80 + dy} r="1.8" />
        <circle cx={109 + dx} cy={80 + dy} r="1.8" />
      </g>
    </>
  );
}

const openMouth = (
  <>
    <path d="M80 100q12 7 24 0q-1 16-12 16t-12-16z" fill="var(--art-pink-deep)" />
    <path d="M87 103q5 1.5 10 0v5h-10z" fill="var(--art-paper)" />
  </>
);

const poses: Record<MascotMood, Pose> = {
  hello: {
    tail: 'M128 172C172 178 184 146 170 120S150 70 180 54',
    arms: 'M66 132C46 124 34 108 32 88M122 132C138 138 138 152 124 156',
    face: (
      <>
        <Eyes />
        {openMouth}
      </>
    ),
    extra: (
      <path d="M14 96q-6-10-1-19M2 100q-9-16-1-31" {...line} stroke="var(--art-marigold-deep)" />
    ),
  },
  thinking: {
    tail: 'M128 166C156 168 152 134 166 118S194 84 184 60S146 44 148 72',
    dot: [170, 178],
    arms: 'M64 130C50 138 52 152 64 156M122 134C134 138 120 124 108 116',
    face: (
      <>
        <Eyes dx={3} dy={-4} />
        <path d="M62 58q8-6 17-3M106 52q9-4 17 3M86 103q6 3 11-1" {...line} />
      </>
    ),
  },
  cheering: {
    tail: 'M126 170C152 172 166 150 170 122S176 66 176 32',
    dot: [178, 180],
    arms: 'M66 132C48 122 36 106 34 88M118 132C134 122 144 108 145 90',
    face: (
      <>
        <path d="M62 78q10-14 20 0M102 78q10-14 20 0" {...line} strokeWidth={5.5} />
        {openMouth}
      </>
    ),
    extra: (
      <g {...line} strokeWidth={5}>
        <path d="M18 60l-8-6M30 40l-4-10" stroke="var(--art-pink)" />
        <path d="M14 84l-10 2M136 24l3-10" stroke="var(--art-green)" />
      </g>
    ),
  },
  oops: {
    tail: 'M126 176C150 184 178 184 182 164S164 148 162 162',
    arms: 'M66 132C48 130 46 112 56 104M118 132C136 130 138 112 128 104',
    face: (
      <>
        <Eyes dy={3} />
        <path d="M60 62q10-1 16-8M124 62q-10-1-16-8M82 108q5-6 10 0t10 0" {...line} />
      </>
    ),
    extra: <path d="M140 44q9 13 0 18q-9-5 0-18z" fill="var(--art-blue)" />,
  },
  sleeping: {
    tail: 'M122 176C168 188 184 154 160 138S112 136 84 152',
    arms: 'M66 136C58 146 66 156 78 154',
    face: <path d="M62 78q10 10 20 0M102 78q10 10 20 0M86 103q6 4 12 0" {...line} />,
    extra: (
      <path
        d="M146 62h14l-14 16h14M168 34h18l-18 20h18"
        {...line}
        stroke="var(--art-blue)"
        strokeLinejoin="round"
      />
    ),
  },
};

function Tail({ path }: { path: string }) {
  return (
    <g fill="none" strokeLinecap="round">
      {/* Overlapping round dots make the bushy edge, short dashes the bands of a palm squirrel. */}
      <path d={path} stroke="var(--art-fur-dark)" strokeWidth="44" strokeDasharray="0 13" />
      <path d={path} stroke="var(--art-fur)" strokeWidth="36" strokeDasharray="0 13" />
      <path
        d={path}
        stroke="var(--art-fur-light)"
        strokeWidth="20"
        strokeDasharray="3 10"
        strokeDashoffset="-5"
        strokeLinecap="butt"
        opacity=".7"
      />
    </g>
  );
}

/** The drawing itself, on a 200 by 200 ground, for use in a scene. */
export function MascotFigure({ mood }: { mood: MascotMood }) {
  const { tail, dot, arms, face, extra } = poses[mood];
  const isTailInFront = mood === 'sleeping';
  return (
    <>
      {!isTailInFront && <Tail path={tail} />}
      {dot && (
        <g transform={`translate(${dot.join(' ')})`}>
          <circle r="12" fill="var(--art-marigold)" />
          <circle r="5.5" fill="var(--art-marigold-deep)" />
        </g>
      )}
      <path
        d="M92 98C60 98 46 140 50 168C52 184 70 188 92 188S132 184 134 168C138 140 124 98 92 98z"
        fill="var(--art-fur)"
      />
      <ellipse cx="92" cy="156" rx="25" ry="30" fill="var(--art-fur-light)" />
      <ellipse cx="70" cy="186" rx="18" ry="9" fill="var(--art-fur-dark)" />
      <ellipse cx="114" cy="186" rx="18" ry="9" fill="var(--art-fur-dark)" />
      {isTailInFront && <Tail path={tail} />}
      <circle cx="54" cy="42" r="17" fill="var(--art-fur)" />
      <circle cx="130" cy="42" r="17" fill="var(--art-fur)" />
      <circle cx="55" cy="44" r="9" fill="var(--art-pink)" />
      <circle cx="129" cy="44" r="9" fill="var(--art-pink)" />
      <path
        d="M92 30C58 30 40 54 40 80C40 106 64 122 92 122S144 106 144 80C144 54 126 30 92 30z"
        fill="var(--art-fur)"
      />
      <path
        d="M73 34C72 46 70 50 66 54C62 46 64 38 73 34zM111 34C112 46 114 50 118 54C122 46 120 38 111 34zM84 31h16C101 44 98 54 92 62C86 54 83 44 84 31z"
        fill="var(--art-fur-dark)"
      />
      <path d="M92 31v18" {...line} stroke="var(--art-fur-light)" />
      <ellipse cx="92" cy="100" rx="30" ry="21" fill="var(--art-fur-light)" />
      <ellipse cx="56" cy="96" rx="9" ry="6.5" fill="var(--art-pink)" opacity=".55" />
      <ellipse cx="128" cy="96" rx="9" ry="6.5" fill="var(--art-pink)" opacity=".55" />
      <path d="M85 88q7-4 14 0q-2 8-7 8t-7-8z" fill="var(--art-ink)" />
      {face}
      <path d="M60 118Q92 138 124 118L120 128Q92 146 64 128z" fill="var(--art-pink)" />
      <path d="M92 134l-9 20l9 6l9-6z" fill="var(--art-pink-deep)" />
      <path d={arms} {...line} stroke="var(--art-fur-dark)" strokeWidth="19" />
      <path d={arms} {...line} stroke="var(--art-fur)" strokeWidth="13" />
      {extra}
    </>
  );
}

/** Gilli, the palm squirrel of the lane. */
export function Mascot({ mood = 'hello', ...art }: MascotProps) {
  return (
    <Drawing {...art} width={200} height={200}>
      <MascotFigure mood={mood} />
    </Drawing>
  );
}
