import { Drawing } from '#web/ui/art/drawing.tsx';
import { LetterBlock } from '#web/ui/art/lane.tsx';

const PAINTS = ['blue', 'pink', 'green', 'marigold', 'clay'];

/** A small pile of wooden blocks with a topic's first letters; `turn` varies the colours. */
export function TopicArt({ topic, turn }: { topic: string; turn: number }) {
  const [first = '', second = '', third = ''] = topic
    .toLocaleUpperCase('en')
    .replace(/\P{L}/gu, '');
  const paint = (place: number) => PAINTS[(turn + place) % PAINTS.length] ?? 'blue';
  return (
    <Drawing width={104} height={66} size={132}>
      <LetterBlock x={18} y={65} letter={second} paint={paint(1)} turn={-2} />
      <LetterBlock x={54} y={65} letter={third} paint={paint(2)} turn={3} />
      <LetterBlock x={36} y={33.5} letter={first} paint={paint(3)} turn={-5} />
    </Drawing>
  );
}
