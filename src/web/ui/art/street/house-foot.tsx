import { Drawing } from '../drawing.tsx';
import { type HouseLook, paintOf } from './house-look.ts';

const STRIPES: readonly (readonly [string, string])[] = [
  ['pink', 'paper'],
  ['blue-deep', 'paper'],
  ['green-deep', 'sun'],
  ['clay-deep', 'paper'],
  ['marigold', 'paper'],
];

export function HouseFoot({ turn, isOpen, isFestive = false }: HouseLook) {
  const { wall, dark } = paintOf(turn);
  return (
    <Drawing width={160} height={46}>
      <path d="M8 0H152V46H8z" fill={wall} />
      <path d="M8 30H152V46H8z" fill={dark} />
      <path d="M8 29.5H152" stroke="var(--art-trim)" strokeWidth="1.5" />
      <Awning stripes={STRIPES[(turn + 2) % STRIPES.length] ?? ['pink', 'paper']} />
      {isOpen ? <OpenDoor /> : <LockedDoor dark={dark} />}
      {isFestive && <Garland />}
    </Drawing>
  );
}

function Awning({ stripes: [one, other] }: { stripes: readonly [string, string] }) {
  return (
    <>
      {Array.from({ length: 8 }, (_, place) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a stripe is its position.
          key={place}
          d={`M${64 + place * 11} 0h11v8q-5.5 6-11 0z`}
          fill={`var(--art-${place % 2 === 0 ? one : other})`}
        />
      ))}
    </>
  );
}

/** Light falls out of the house, on a mat and a step. */
function OpenDoor() {
  return (
    <>
      <path d="M18 46V14q0-10 17-10t17 10v32z" fill="var(--art-trim)" />
      <path d="M22 46V15q0-8 13-8t13 8v31z" fill="var(--art-sun)" />
      <path d="M22 46V15q0-6 6-7.5v38z" fill="var(--art-marigold-deep)" />
      <path d="M48 46V15q0-6-6-7.5v34l4 4.5z" fill="var(--art-clay-deep)" />
      <path d="M14 43h42v3H14z" fill="var(--art-trim)" />
    </>
  );
}

/** Two bolted leaves with a chain and a padlock. */
function LockedDoor({ dark }: { dark: string }) {
  return (
    <>
      <path d="M18 46V14q0-10 17-10t17 10v32z" fill="var(--art-trim)" />
      <path d="M22 46V15q0-8 13-8t13 8v31z" fill="var(--art-clay-deep)" />
      <path
        d="M35 7v39M26 16h5v9h-5zM39 16h5v9h-5zM26 32h5v10h-5zM39 32h5v10h-5z"
        fill="none"
        stroke={dark}
        strokeWidth="1.6"
      />
      <path d="M31 27v-3q0-4 4-4t4 4v3" fill="none" stroke="var(--art-paper)" strokeWidth="2.4" />
      <rect x="28" y="26" width="14" height="11" rx="2.5" fill="var(--art-marigold)" />
      <path d="M35 30v3.5" stroke="var(--art-line)" strokeWidth="2.4" strokeLinecap="round" />
    </>
  );
}

/** Marigolds and mango leaves over the door. */
function Garland() {
  return (
    <>
      <path d="M16 8q19 12 38 0" fill="none" stroke="var(--art-green-deep)" strokeWidth="2" />
      <path d="M22 11l3 9 3-8zM33 14l3 9 3-9zM44 12l2 8 4-10z" fill="var(--art-green)" />
      {[16, 25, 35, 45, 54].map((x) => (
        <circle
          key={x}
          cx={x}
          cy={8 + 6 - ((x - 35) / 19) ** 2 * 6}
          r="3.4"
          fill="var(--art-marigold-deep)"
        />
      ))}
    </>
  );
}
