import { type ArtProps, Drawing } from './drawing.tsx';
import { Autorickshaw, Flags, House, LetterBlock, SmallKite } from './lane.tsx';
import { MascotFigure } from './mascot.tsx';
import { Kid } from './people.tsx';

const FOOT = 396;

function Lane() {
  return (
    <>
      <circle cx="372" cy="170" r="74" fill="var(--art-sun)" />
      <path
        d="M60 84q4-22 26-18q14-24 38-8q24-4 24 26zM520 76q4-18 22-15q12-20 32-7q20-3 20 22z"
        fill="var(--art-cloud)"
      />
      <House x={330} width={80} top={236} foot={FOOT} wall={5} roof="domes" windows={[[27, 62]]} />
      <House
        x={-6}
        width={126}
        top={190}
        foot={FOOT}
        wall={1}
        roof="flat"
        windows={[
          [22, 66],
          [76, 66],
        ]}
        door={76}
      />
      <House
        x={116}
        width={112}
        top={136}
        foot={FOOT}
        wall={3}
        roof="domes"
        windows={[
          [16, 72],
          [68, 72],
          [16, 146],
        ]}
      />
      <House
        x={226}
        width={116}
        top={214}
        foot={FOOT}
        wall={2}
        roof="tiles"
        windows={[
          [18, 62],
          [72, 62],
        ]}
      />
      <House
        x={400}
        width={116}
        top={158}
        foot={FOOT}
        wall={4}
        roof="flat"
        windows={[
          [18, 66],
          [72, 66],
          [18, 142],
        ]}
      />
      <House
        x={514}
        width={104}
        top={208}
        foot={FOOT}
        wall={5}
        roof="tiles"
        windows={[
          [16, 60],
          [62, 60],
        ]}
      />
      <House
        x={616}
        width={112}
        top={150}
        foot={FOOT}
        wall={1}
        roof="domes"
        windows={[
          [18, 70],
          [68, 70],
          [68, 146],
        ]}
        door={14}
      />
      {/* A water tank and an aerial: every roof has them. */}
      <path
        d="M14 178v-26q0-8 24-8t24 8v26zM14 160h48"
        fill="var(--art-line)"
        stroke="var(--art-ground)"
        strokeWidth="2"
      />
      <path
        d="M488 146v-46M474 104h28M478 114h20"
        fill="none"
        stroke="var(--art-string)"
        strokeWidth="3"
      />
      <Flags from={[172, 132]} to={[458, 146]} count={11} />
      <Flags from={[510, 150]} to={[640, 148]} count={5} />
    </>
  );
}

function Ground() {
  return (
    <>
      <path d="M-6 394H726V476H-6z" fill="var(--art-ground)" />
      <path d="M-6 394H726v7H-6z" fill="var(--art-ground-dark)" />
      {/* Stapoo, chalked on the ground with letters in its squares. */}
      <g fill="none" stroke="var(--art-trim)" strokeWidth="3.5" strokeLinejoin="round">
        <path d="M206 446l8-24h132l8 24zM250 446l4-24M298 446l-1-24M342 446" />
        <path
          d="M222 440l5-12 6 12M225 436h7M268 440v-12q12 0 3 6q12 2-3 6M330 430q-10-4-11 4t11 4"
          strokeWidth="2.5"
        />
      </g>
      {/* Stumps chalked on the wall: the lane's own wicket. */}
      <path
        d="M268 392v-58M284 392v-58M300 392v-58M262 330h44"
        stroke="var(--art-trim)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  );
}

/** The lane at play. The sky is empty; the picture is aligned with the bottom of its place. */
export function HeroScene(props: ArtProps) {
  return (
    <Drawing {...props} width={720} height={476}>
      <Lane />
      <Ground />
      <g transform="translate(46 98) scale(.42)">
        <MascotFigure mood="cheering" />
      </g>
      <Autorickshaw x={590} y={430} />
      <path d="M94 350Q180 200 264 66" fill="none" stroke="var(--art-trim)" strokeWidth="1.5" />
      <SmallKite at={[268, 48]} paints={['pink', 'marigold']} />
      <SmallKite at={[620, 58]} paints={['blue', 'green']} />
      <Kid
        at={[72, 446]}
        skin={2}
        hair="plaits"
        top="pink"
        bottom="blue-deep"
        arms="M-12-64Q-22-50-16-40M12-64Q22-72 22-96"
      />
      <Kid
        at={[400, 448]}
        skin={3}
        hair="short"
        top="blue"
        bottom="clay-deep"
        arms="M-12-64Q-26-58-30-44M12-64Q2-50-26-44"
      >
        <path
          d="M-28-46l-24 34q-6 8-11 4t1-12l26-32z"
          fill="var(--art-skin-1)"
          stroke="var(--art-clay-deep)"
          strokeWidth="2"
        />
      </Kid>
      <Kid
        at={[528, 444]}
        skin={1}
        hair="bun"
        top="marigold"
        bottom="green-deep"
        arms="M-12-64Q-30-70-34-88M12-64Q24-52 18-42"
      />
      <circle cx="480" cy="340" r="11" fill="var(--art-red)" />
      <path d="M473 333q8 6 14 14" stroke="var(--art-trim)" strokeWidth="2" fill="none" />
      <LetterBlock x={112} y={454} letter="g" paint="green" />
      <LetterBlock x={146} y={456} letter="u" paint="pink" />
      <LetterBlock x={126} y={425} letter="y" paint="blue" turn={8} />
      <LetterBlock x={448} y={462} letter="A" paint="clay" turn={-7} />
    </Drawing>
  );
}
